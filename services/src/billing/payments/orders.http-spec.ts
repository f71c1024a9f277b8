import { billing } from '@nestwell/contracts/billing/server';
import { parts } from '../../app';
import { aMember } from '../../testing/member';
import { TestApp } from '../../platform/testing/test-app';
import { monthly, order, approve, capture, upgrade, statusOf, paidOrder } from './testing/ordering';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ parts });
});
afterAll(() => app.stop());

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
