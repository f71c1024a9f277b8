import { billing } from '@nestwell/contracts/billing/server';
import { parts } from '../../../app';
import { aMember, type Member } from '../../../testing/member';
import { PaypalServer } from '@nestwell/e2e/paypal-server';
import { TestApp } from '../../../platform/testing/test-app';
import { OrdersRepository } from '../../orders/orders.repository';
import { RenewalsService } from '../../renewals/renewals.service';
import { PaypalTransport } from './paypal-transport';
import { create, capture, upgrade, statusOf, billingOf } from './testing/member-payments';

let app: TestApp;
let paypal: PaypalServer;
beforeAll(async () => {
  paypal = await PaypalServer.start();
  app = await TestApp.start({
    parts,
    env: {
      PAYPAL_CLIENT_ID: 'client-id-1',
      PAYPAL_CLIENT_SECRET: 'client-secret',
      PAYPAL_WEBHOOK_ID: 'WEBHOOK-1',
    },
  });
});
afterAll(async () => {
  await app.stop();
  await paypal.stop();
});
beforeEach(() => {
  paypal.mood = 'well';
  paypal.signature = 'SUCCESS';
  jest
    .spyOn(app.get(PaypalTransport), 'address')
    .mockImplementation((url) => url.replace('https://api-m.sandbox.paypal.com', paypal.url));
});

/** Our own name of an order, which PayPal is given as its request id. */
const ledgerId = async (member: Member, orderId: string) =>
  (await app.get(OrdersRepository).ofProvider(member.id, orderId))?.id;

async function approvedOrder(member: Member): Promise<string> {
  const { id } = (await create(member)).body;
  paypal.approve(id);
  return id;
}

async function subscriber(): Promise<{ member: Member; orderId: string }> {
  const member = await aMember(app);
  const orderId = await approvedOrder(member);
  await capture(member, orderId);
  await upgrade(member, orderId);
  return { member, orderId };
}

it('opens an order with the total, the tax apart, and stores the method on success', async () => {
  const member = await aMember(app);
  const { id } = (await create(member)).body;
  const ours = await ledgerId(member, id);
  const sent = paypal.requests.findLast(({ path }) => path === '/v2/checkout/orders');

  expect(sent?.requestId).toBe(ours);
  expect(sent?.body).toMatchObject({
    intent: 'CAPTURE',
    purchase_units: [
      {
        custom_id: ours,
        amount: { currency_code: 'USD', value: '97.00', breakdown: { tax_total: { value: '0.00' } } },
      },
    ],
    payment_source: {
      paypal: { attributes: { vault: { store_in_vault: 'ON_SUCCESS', usage_type: 'MERCHANT' } } },
    },
  });
});

it('gives the browser a client token and the address of the web SDK', async () => {
  const setup = await (await aMember(app)).call(billing.paymentSetup, {});

  expect(setup.body).toEqual({
    provider: 'paypal',
    clientToken: 'client-token',
    sdkUrl: 'https://www.sandbox.paypal.com/web-sdk/v6/core',
  });
});

it('activates what PayPal says was captured', async () => {
  const { member } = await subscriber();

  expect(await statusOf(member)).toMatchObject({ isActive: true, subscriptionType: 'annual' });
  expect(await billingOf(member)).toMatchObject({ renews: true, provider: 'paypal', amount: 97 });
});

it('refuses an order the buyer has not approved', async () => {
  const member = await aMember(app);
  const { id } = (await create(member)).body;

  expect(await capture(member, id)).toMatchObject({ status: 409, body: { code: 'order_not_approved' } });
  expect(await upgrade(member, id)).toMatchObject({ status: 409 });
});

it('charges once when the answer to the capture is lost', async () => {
  const member = await aMember(app);
  const id = await approvedOrder(member);
  const before = paypal.captures;
  paypal.mood = 'lose-answer';
  expect((await capture(member, id)).status).toBe(503);
  paypal.mood = 'well';

  expect((await capture(member, id)).body.status).toBe('captured');
  expect((await upgrade(member, id)).status).toBe(200);
  expect((await upgrade(member, id)).status).toBe(200);
  expect(paypal.captures).toBe(before + 1);
  const asked = paypal.requests.filter(({ path }) => path === `/v2/checkout/orders/${id}/capture`);
  expect(asked.map(({ requestId }) => requestId)).toEqual(Array(2).fill(await ledgerId(member, id)));
  expect((await billingOf(member)).payments).toHaveLength(1);
});

it('says a declined instrument was not charged', async () => {
  const member = await aMember(app);
  const id = await approvedOrder(member);
  paypal.mood = 'decline';

  expect((await capture(member, id)).body.status).toBe('declined');
  expect((await upgrade(member, id)).status).toBe(409);
});

it('does not wait for a silent PayPal beyond its deadline', async () => {
  const member = await aMember(app);
  const id = await approvedOrder(member);
  app.get(PaypalTransport).deadline = 150;
  paypal.mood = 'hang';
  expect(await capture(member, id)).toMatchObject({ status: 503, body: { code: 'payment_unavailable' } });
  app.get(PaypalTransport).deadline = 10_000;
  paypal.mood = 'well';

  expect((await capture(member, id)).body.status).toBe('captured');
});

it('answers 503 while PayPal is down', async () => {
  const member = await aMember(app);
  paypal.mood = 'down';

  expect((await member.call(billing.paymentSetup, {})).status).toBe(503);
  expect(await create(member)).toMatchObject({ status: 503, body: { code: 'payment_unavailable' } });
});

it('renews from the stored method, once though the answer is lost', async () => {
  const { member, orderId } = await subscriber();
  // In steps, because a session that is not used for half a year ends.
  for (const days of [170, 170, 35]) {
    app.clock.advance(days * 86_400_000);
    await statusOf(member);
  }
  paypal.mood = 'lose-answer';
  await app.get(RenewalsService).chargeDue(app.clock.now());
  expect((await billingOf(member)).payments).toHaveLength(1);
  paypal.mood = 'well';
  app.clock.advance(20 * 60_000);
  await app.get(RenewalsService).chargeDue(app.clock.now());

  const charges = paypal.requests.filter(({ body }) =>
    JSON.stringify(body).includes(`"vault_id":"VAULT${orderId}"`),
  );
  expect(new Set(charges.map(({ requestId }) => requestId)).size).toBe(1);
  expect(charges.at(-1)?.body).toMatchObject({
    payment_source: {
      paypal: {
        vault_id: expect.stringMatching(/^VAULT/),
        stored_credential: { payment_initiator: 'MERCHANT' },
      },
    },
  });
  expect((await billingOf(member)).payments.map(({ kind }) => kind)).toEqual(['renewal', 'purchase']);
  expect(await statusOf(member)).toMatchObject({ isActive: true });
});
