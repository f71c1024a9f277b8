import { expect, test } from '../kit/test';

test('only the purchase document, and only where PayPal is used, lets its script in', async ({
  request,
  startSite,
  baseURL,
}) => {
  const paypal = await startSite({
    env: { PAYPAL_CLIENT_ID: 'client-id-1', PAYPAL_CLIENT_SECRET: 'client-secret' },
  });
  const policyOf = async (address: string) =>
    (await request.get(address)).headers()['content-security-policy'] ?? '';

  expect(await policyOf(`${paypal.url}/checkout?purchase=1`)).toContain('https://www.paypal.com');
  expect(await policyOf(`${paypal.url}/checkout?purchase=1`)).not.toContain('trusted-types');
  for (const path of ['/checkout', '/', '/settings?purchase=1']) {
    expect(await policyOf(paypal.url + path)).not.toContain('paypal');
    expect(await policyOf(paypal.url + path)).toContain("require-trusted-types-for 'script'");
  }
  expect(await policyOf(`${baseURL}/checkout?purchase=1`)).not.toContain('paypal');
});

test('an address that is also a call answers the page', async ({ request }) => {
  const answer = await request.get('/order', { headers: { accept: 'text/html' } });

  expect(answer.headers()['content-type']).toContain('text/html');
  expect(await answer.text()).toContain('<!doctype html>');
});
