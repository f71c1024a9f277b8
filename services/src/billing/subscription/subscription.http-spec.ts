import { account } from '@nestwell/contracts/account/server';
import { DAY } from '@nestwell/domain/moments';
import { billing } from '@nestwell/contracts/billing/server';
import { parts } from '../../app';
import { aMember, type Member } from '../../testing/member';
import { TestApp } from '../../platform/testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ parts });
});
afterAll(() => app.stop());

const statusOf = async (member: Member) =>
  (await member.call(billing.subscriptionStatus, { params: { userId: member.id } })).body;
const cancel = (member: Member) => member.call(billing.cancelSubscription, { params: { userId: member.id } });
const activateTrial = (member: Member) =>
  member.call(billing.activateTrial, { params: { userId: member.id } });
const summary = (member: Member) => member.send(`/api/users/${member.id}/baby-development/summary`);

describe('the trial', () => {
  it('runs from registration for seven days, then is over', async () => {
    const member = await aMember(app);

    expect(await statusOf(member)).toEqual({
      isActive: true,
      subscriptionStatus: 'active',
      subscriptionType: 'trial',
      isExpired: false,
      daysRemaining: 7,
    });
    app.clock.advance(6 * DAY);
    expect(await statusOf(member)).toMatchObject({ isActive: true, daysRemaining: 1 });
    app.clock.advance(DAY);
    expect(await statusOf(member)).toEqual({
      isActive: false,
      subscriptionStatus: 'expired',
      subscriptionType: 'trial',
      isExpired: true,
      daysRemaining: 0,
    });
  });

  it('activated while running is answered unchanged', async () => {
    const member = await aMember(app);
    app.clock.advance(2 * DAY);
    const before = await statusOf(member);

    const activated = await activateTrial(member);

    expect(activated).toMatchObject({ status: 200, body: before });
    expect(before.daysRemaining).toBe(5);
  });

  it('is not given again after its end', async () => {
    const member = await aMember(app);
    app.clock.advance(8 * DAY);

    expect(await activateTrial(member)).toMatchObject({ status: 409, body: { code: 'trial_used' } });
    expect(await statusOf(member)).toMatchObject({ isActive: false });
  });

  it('cancelled ends at once, stays cancelled, and is not given again', async () => {
    const member = await aMember(app);
    const cancelled = {
      isActive: false,
      subscriptionStatus: 'cancelled',
      subscriptionType: 'trial',
      isExpired: false,
      daysRemaining: 0,
    };

    expect(await cancel(member)).toMatchObject({ status: 200, body: cancelled });
    expect(await cancel(member)).toMatchObject({ status: 200, body: cancelled });
    expect(await activateTrial(member)).toMatchObject({ status: 409, body: { code: 'trial_used' } });
    expect(await statusOf(member)).toEqual(cancelled);
  });

  it('cannot be looked at, cancelled or activated by anybody else', async () => {
    const [amara, leila] = [await aMember(app), await aMember(app)];
    const path = `/api/users/${amara.id}/subscription`;

    for (const [method, action] of [
      ['GET', 'status'],
      ['POST', 'cancel'],
      ['POST', 'activate-trial'],
    ] as const) {
      expect(await leila.send(`${path}/${action}`, { method })).toMatchObject({ status: 403 });
      expect(await app.visitor().send(`${path}/${action}`, { method })).toMatchObject({ status: 401 });
    }
    expect(await statusOf(amara)).toMatchObject({ isActive: true });
  });
});

describe('without access', () => {
  it('feature calls answer 402, the account’s own stay open', async () => {
    const member = await aMember(app);
    expect(await summary(member)).toMatchObject({ status: 200 });

    app.clock.advance(8 * DAY);

    expect(await summary(member)).toMatchObject({ status: 402, body: { code: 'subscription_required' } });
    for (const path of ['', '/subscription/status', '/notifications', '/export']) {
      expect(await member.send(`/api/users/${member.id}${path}`)).toMatchObject({ status: 200 });
    }
    expect(
      await member.call(account.updateUser, { params: { userId: member.id }, body: { name: 'Still me' } }),
    ).toMatchObject({ status: 200 });
  });
});
