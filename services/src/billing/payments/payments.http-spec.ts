import { account } from '@nestwell/contracts/account/server';
import { billing } from '@nestwell/contracts/billing/server';
import { parts } from '../../app';
import { aMember } from '../../testing/member';
import { TestApp } from '../../platform/testing/test-app';
import { OrdersRepository, PaymentEventsRepository } from '../orders/orders.repository';
import { monthly, order, approve, capture, upgrade, statusOf, paidOrder } from './testing/ordering';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ parts });
});
afterAll(() => app.stop());

it('turns an approved payment into a month after the running trial, at once', async () => {
  const member = await aMember(app);
  const { trialEndDate } = (await member.call(account.getUser, { params: { userId: member.id } })).body;
  const paid = await upgrade(member, await paidOrder(member));

  expect(paid.status).toBe(200);
  expect(paid.body).toMatchObject({ subscriptionType: 'monthly', isActive: true, renews: true });
  const trialEnd = new Date(trialEndDate ?? '');
  expect(new Date(paid.body.subscriptionEndDate).getUTCDate()).toBe(trialEnd.getUTCDate());
  expect(await statusOf(member)).toMatchObject({ subscriptionType: 'monthly', isActive: true });
});

it("takes the total of the buyer's region, and nothing else", async () => {
  const member = await aMember(app);
  const place = { plan: 'annual', country: 'CA', region: 'ON' } as const;
  const quote = (await member.call(billing.quotePlan, { query: place })).body;

  expect(quote).toMatchObject({ net: 97, tax: 12.61, total: 109.61, taxName: 'HST' });
  expect((await order(member, { ...monthly, ...place, amount: 97 })).status).toBe(400);
  expect((await order(member, { ...monthly, ...place, amount: quote.total })).status).toBe(201);
});

it.each([[0.01], [97.001], ['97.00 '], [-97], [96.99], ['97,00'], [9.7e1 + 1e-9], [null], [true]])(
  'takes no other amount for a plan of 97 dollars: %j',
  async (amount) => {
    const member = await aMember(app);
    const annual = { ...monthly, plan: 'annual', amount };

    expect(await order(member, annual)).toMatchObject({ status: 400, body: { field: 'amount' } });
    expect((await member.call(billing.readBilling, { params: { userId: member.id } })).body.payments).toEqual(
      [],
    );
    expect((await order(member, { ...annual, amount: '97.00' })).status).toBe(201);
  },
);

it('takes no other currency, and no month’s order for a year', async () => {
  const member = await aMember(app);

  expect(await order(member, { ...monthly, currency: 'EUR' })).toMatchObject({
    status: 400,
    body: { field: 'currency' },
  });
  expect((await upgrade(member, await paidOrder(member), 'annual')).status).toBe(409);
  expect(await statusOf(member)).toMatchObject({ subscriptionType: 'trial' });
});

it('charges once when the capture is asked for many times, also after its answer was lost', async () => {
  const member = await aMember(app);
  const { id } = (await order(member)).body;
  await approve(member, id);
  const answers = await Promise.all(Array.from({ length: 20 }, () => capture(member, id)));
  await upgrade(member, id);

  expect(new Set(answers.map(({ body }) => body.status))).toEqual(new Set(['captured']));
  expect((await capture(member, id)).body.status).toBe('activated');
  const row = await app.get(OrdersRepository).ofProvider(member.id, id);
  const events = await app.get(PaymentEventsRepository).ofUser(member.id).find({ orderId: row?.id });
  expect(events.map(({ state }) => state)).toEqual(['created', 'captured', 'activated']);
});

it('gives the period though the server died between capture and activation', async () => {
  const member = await aMember(app);
  const { id } = (await order(member)).body;
  await approve(member, id);
  await capture(member, id);
  const row = await app.get(OrdersRepository).ofProvider(member.id, id);
  // The provider has the money, our row was never written.
  if (row)
    await app
      .get(OrdersRepository)
      .ofUser(member.id)
      .update({ id: row.id }, { state: 'created', captureId: null });

  expect((await upgrade(member, id)).status).toBe(200);
  expect((await upgrade(member, id)).status).toBe(200);
  expect((await statusOf(member)).daysRemaining).toBeLessThan(39);
});

it.each([
  ['GET', '/setup'],
  ['POST', '/order'],
  ['POST', '/order/X/capture'],
])('needs a session for %s %s', async (method, path) => {
  expect(
    (await app.visitor().send(path, { method, json: method === 'POST' ? monthly : undefined })).status,
  ).toBe(401);
});
