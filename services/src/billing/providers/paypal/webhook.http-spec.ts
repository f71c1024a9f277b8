import { billing } from '@nestwell/contracts/billing/server';
import { parts } from '../../../app';
import { aMember, type Member } from '../../../testing/member';
import { PaypalServer } from '@nestwell/e2e/paypal-server';
import { TestApp } from '../../../platform/testing/test-app';
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

const SIGNED = Object.fromEntries(
  ['auth-algo', 'cert-url', 'transmission-id', 'transmission-sig', 'transmission-time'].map((name) => [
    `paypal-${name}`,
    'x',
  ]),
);
let events = 0;
const event = (type: string, resource: object, id = `WH-${(events += 1)}`) => ({
  id,
  event_type: type,
  resource,
});
const deliver = (body: object, headers: Record<string, string> = SIGNED) =>
  app.visitor().send('/api/payments/webhooks/paypal', { method: 'POST', json: body, headers });

describe('webhooks', () => {
  it('refuses an event that is unsigned or that PayPal does not confirm', async () => {
    const forged = event('PAYMENT.CAPTURE.COMPLETED', { id: 'CAP-FORGED' });
    expect((await deliver(forged, {})).status).toBe(400);
    paypal.signature = 'FAILURE';
    expect((await deliver(forged)).status).toBe(400);
  });

  it('gives a buyer who never came back what she paid for, once', async () => {
    const member = await aMember(app);
    const id = await approvedOrder(member);
    const resource = {
      id: `CAP${id}`,
      amount: { value: '97.00', currency_code: 'USD' },
      supplementary_data: { related_ids: { order_id: id } },
    };
    const told = event('PAYMENT.CAPTURE.COMPLETED', resource);
    expect((await deliver(told)).status).toBe(200);
    const first = await statusOf(member);
    expect((await deliver(told)).status).toBe(200);

    expect(first).toMatchObject({ isActive: true, subscriptionType: 'annual' });
    expect((await upgrade(member, id)).status).toBe(200);
    expect(await statusOf(member)).toEqual(first);
  });

  it('never takes another amount for the order', async () => {
    const member = await aMember(app);
    const id = await approvedOrder(member);
    const resource = {
      id: `CAP${id}`,
      amount: { value: '0.01', currency_code: 'USD' },
      supplementary_data: { related_ids: { order_id: id } },
    };
    await deliver(event('PAYMENT.CAPTURE.COMPLETED', resource));

    expect(await statusOf(member)).toMatchObject({ subscriptionType: 'trial' });
  });

  it.each(['PAYMENT.CAPTURE.REFUNDED', 'PAYMENT.CAPTURE.REVERSED'])('ends access on %s', async (type) => {
    const { member, orderId } = await subscriber();
    const up = `https://api-m.sandbox.paypal.com/v2/payments/captures/CAP${orderId}`;
    await deliver(event(type, { id: 'REF-1', links: [{ rel: 'up', href: up }] }));

    expect(await statusOf(member)).toMatchObject({ isActive: false, subscriptionStatus: 'expired' });
    expect((await billingOf(member)).renews).toBe(false);
  });

  it('stops the renewal when the stored method is deleted at PayPal, and keeps the paid period', async () => {
    const { member, orderId } = await subscriber();
    await deliver(event('VAULT.PAYMENT-TOKEN.DELETED', { id: `VAULT${orderId}` }));

    expect((await billingOf(member)).renews).toBe(false);
    expect(await statusOf(member)).toMatchObject({ isActive: true });
  });

  it('starts the renewal when the method is stored only later', async () => {
    const { member, orderId } = await subscriber();
    await deliver(event('VAULT.PAYMENT-TOKEN.DELETED', { id: `VAULT${orderId}` }));
    const stored = event('VAULT.PAYMENT-TOKEN.CREATED', {
      id: 'VAULT-LATER',
      metadata: { order_id: orderId },
    });
    await deliver(stored);
    expect((await billingOf(member)).renews).toBe(true);

    await deliver(event('VAULT.PAYMENT-TOKEN.DELETED', { id: 'VAULT-LATER' }));
    expect((await deliver(stored)).status).toBe(200);
    expect((await billingOf(member)).renews).toBe(false);
  });

  it('knows neither the webhook nor the test answers with the other provider', async () => {
    const member = await aMember(app);
    const params = { orderId: (await create(member)).body.id };
    expect(
      (await member.call(billing.answerTestOrder, { params, body: { behaviour: 'approve' } })).status,
    ).toBe(404);
  });
});
