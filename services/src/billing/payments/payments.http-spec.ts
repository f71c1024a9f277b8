import { account } from '@nestwell/contracts/account';
import { billing, type TestBehaviour } from '@nestwell/contracts/billing';
import { parts } from '../../app';
import { aMember, type Member } from '../../testing/member';
import { TestApp } from '../../platform/testing/test-app';
import { OrdersRepository, PaymentEventsRepository } from '../orders/orders.repository';
import { SubscriptionService } from '../subscription/subscription.service';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ parts });
});
afterAll(() => app.stop());

const monthly = { amount: '9.95', currency: 'USD', intent: 'CAPTURE' } as const;

const order = (member: Member, body: Record<string, unknown> = monthly) =>
  member.send<{ id: string; status: string; field?: string }>('/order', { method: 'POST', json: body });
const approve = (member: Member, orderId: string, behaviour: TestBehaviour = 'approve') =>
  member.call(billing.answerTestOrder, { params: { orderId }, body: { behaviour } });
const capture = (member: Member, orderId: string) =>
  member.call(billing.captureOrder, { params: { orderId } });
const upgrade = (member: Member, orderId: string, subscriptionType: 'monthly' | 'annual' = 'monthly') =>
  member.call(billing.upgradeSubscription, {
    params: { userId: member.id },
    body: { subscriptionType, orderId },
  });
const statusOf = async (member: Member) =>
  (await member.call(billing.subscriptionStatus, { params: { userId: member.id } })).body;

async function paidOrder(member: Member, body?: Record<string, unknown>): Promise<string> {
  const { id } = (await order(member, body)).body;
  await approve(member, id);
  expect((await capture(member, id)).body).toMatchObject({ id, status: 'captured' });
  return id;
}

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

it.each([
  ['0.01', 'amount'],
  ['97.001', 'amount'],
  ['97.00 ', 'amount'],
  [-97, 'amount'],
  [NaN, 'amount'],
  [true, 'amount'],
  ['', 'amount'],
  [null, 'amount'],
])('refuses an order of %j', async (amount, field) => {
  const answer = await order(await aMember(app), { ...monthly, amount });

  expect(answer).toMatchObject({ status: 400, body: { field } });
});

it.each([
  [{ currency: 'EUR' }, 'currency'],
  [{ intent: 'AUTHORIZE' }, 'intent'],
  [{ plan: 'annual' }, 'amount'],
  [{ plan: 'trial' }, 'plan'],
  [{ country: 'CA' }, 'region'],
  [{ country: 'GB' }, 'amount'],
  [{ userRole: 'admin' }, 'userRole'],
])('refuses an order with %j', async (wrong, field) => {
  const answer = await order(await aMember(app), { ...monthly, ...wrong });

  expect(answer).toMatchObject({ status: 400, body: { field } });
});

it("takes the total of the buyer's region, and nothing else", async () => {
  const member = await aMember(app);
  const place = { plan: 'annual', country: 'CA', region: 'ON' } as const;
  const quote = (await member.call(billing.quotePlan, { query: place })).body;

  expect(quote).toMatchObject({ net: 97, tax: 12.61, total: 109.61, taxName: 'HST' });
  expect((await order(member, { ...monthly, ...place, amount: 97 })).status).toBe(400);
  expect((await order(member, { ...monthly, ...place, amount: quote.total })).status).toBe(201);
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

it('refuses an order that is not captured, or is for another plan', async () => {
  const member = await aMember(app);
  const { id } = (await order(member)).body;

  expect(await capture(member, id)).toMatchObject({ status: 409, body: { code: 'order_not_approved' } });
  expect(await upgrade(member, id)).toMatchObject({ status: 409, body: { code: 'order_not_captured' } });
  expect(await upgrade(member, await paidOrder(member), 'annual')).toMatchObject({
    status: 409,
    body: { code: 'wrong_plan' },
  });
});

it.each(['isActive', 'subscriptionEndDate', 'role'])('takes no %s along with an upgrade', async (field) => {
  const member = await aMember(app);
  const orderId = await paidOrder(member);
  const refused = await member.send(`/api/users/${member.id}/subscription/upgrade`, {
    method: 'POST',
    json: { subscriptionType: 'monthly', orderId, [field]: '2099-01-01T00:00:00Z' },
  });

  expect(refused).toMatchObject({ status: 400, body: { field } });
  expect(await statusOf(member)).toMatchObject({ subscriptionType: 'trial' });
});

it('hides an order from everybody else', async () => {
  const owner = await aMember(app);
  const other = await aMember(app);
  const id = await paidOrder(owner);

  expect((await upgrade(other, id)).status).toBe(404);
  expect((await capture(other, id)).status).toBe(404);
  expect((await approve(other, id)).status).toBe(404);
  expect(
    (
      await other.call(billing.upgradeSubscription, {
        params: { userId: owner.id },
        body: { subscriptionType: 'monthly', orderId: id },
      })
    ).status,
  ).toBe(403);
  expect((await other.call(billing.readBilling, { params: { userId: owner.id } })).status).toBe(403);
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

it('says that a declined card was not charged, and lets her try again', async () => {
  const member = await aMember(app);
  const { id } = (await order(member)).body;
  await approve(member, id, 'decline');

  expect((await capture(member, id)).body).toMatchObject({
    status: 'declined',
    message: expect.stringContaining('Nothing was charged'),
  });
  expect((await upgrade(member, id)).status).toBe(409);
  await approve(member, id, 'approve');
  expect((await capture(member, id)).body.status).toBe('captured');
});

it('answers 503 while the provider is down and nothing is lost', async () => {
  const member = await aMember(app);
  const { id } = (await order(member)).body;
  await approve(member, id, 'down');

  expect(await capture(member, id)).toMatchObject({ status: 503, body: { code: 'payment_unavailable' } });
  await approve(member, id, 'approve');
  expect((await capture(member, id)).body.status).toBe('captured');
});

it('answers a repeated upgrade the same, until its plan was cancelled', async () => {
  const member = await aMember(app);
  const id = await paidOrder(member);
  const first = await upgrade(member, id);
  expect(await upgrade(member, id)).toMatchObject({ status: 200, body: first.body });

  await member.call(billing.cancelSubscription, { params: { userId: member.id } });

  expect(await upgrade(member, id)).toMatchObject({ status: 409, body: { code: 'order_used_up' } });
  expect(await statusOf(member)).toMatchObject({ isActive: false, subscriptionStatus: 'cancelled' });
});

it('answers no upgrade with a plan that is over', async () => {
  const member = await aMember(app);
  const id = await paidOrder(member);
  await upgrade(member, id);
  await app.get(SubscriptionService).endAccess(member.id);

  expect(await upgrade(member, id)).toMatchObject({ status: 409, body: { code: 'order_used_up' } });
});

it('answers a repeated creation with the first order', async () => {
  const member = await aMember(app);
  const headers = { 'idempotency-key': '0197f0a0-0000-7000-8000-000000000001' };
  const first = await member.send<{ id: string }>('/order', { method: 'POST', json: monthly, headers });
  const again = await member.send<{ id: string }>('/order', { method: 'POST', json: monthly, headers });

  expect(again.body.id).toBe(first.body.id);
});

it('gives a payment whose browser was closed to its buyer after a while', async () => {
  const member = await aMember(app);
  await paidOrder(member);
  app.clock.advance(11 * 60_000);
  await app.runJobs();

  expect(await statusOf(member)).toMatchObject({ subscriptionType: 'monthly', isActive: true });
});

it("shows the plans to anybody, and the test provider's setup to members", async () => {
  const plans = await app.visitor().call(billing.listPlans, {});
  expect(plans.body.map(({ id }) => id)).toEqual(['trial', 'annual', 'monthly']);
  const setup = await (await aMember(app)).call(billing.paymentSetup, {});
  expect(setup.body).toEqual({ provider: 'test', clientToken: 'test-payments', sdkUrl: null });
  expect(setup.headers.get('cache-control')).toContain('no-store');
});
