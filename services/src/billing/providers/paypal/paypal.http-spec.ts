import { billing } from '@nestwell/contracts/billing';
import { parts } from '../../../app';
import { aMember, type Member } from '../../../testing/member';
import { PaypalServer } from './testing/paypal-server';
import { TestApp } from '../../../platform/testing/test-app';
import { OrdersRepository } from '../../orders/orders.repository';
import { RenewalsService } from '../../renewals/renewals.service';
import { PaypalTransport } from './paypal-transport';

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

const create = (member: Member) =>
  member.call(billing.createOrder, {
    body: { amount: 97, currency: 'USD', intent: 'CAPTURE', plan: 'annual' },
  });
const capture = (member: Member, orderId: string) =>
  member.call(billing.captureOrder, { params: { orderId } });
const upgrade = (member: Member, orderId: string) =>
  member.call(billing.upgradeSubscription, {
    params: { userId: member.id },
    body: { subscriptionType: 'annual', orderId },
  });
const statusOf = async (member: Member) =>
  (await member.call(billing.subscriptionStatus, { params: { userId: member.id } })).body;
const billingOf = async (member: Member) =>
  (await member.call(billing.readBilling, { params: { userId: member.id } })).body;

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
