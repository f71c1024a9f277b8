import { billing } from '@nestwell/contracts/billing/server';
import { parts } from '../../app';
import { aMember } from '../../testing/member';
import { TestApp } from '../../platform/testing/test-app';
import { SubscriptionService } from '../subscription/subscription.service';
import { monthly, order, capture, upgrade, statusOf, paidOrder } from './testing/ordering';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ parts });
});
afterAll(() => app.stop());

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
