import { DAY, MINUTE } from '@nestwell/domain/moments';
import { account } from '@nestwell/contracts/account/server';
import { billing, type TestBehaviour } from '@nestwell/contracts/billing/server';
import { parts } from '../../app';
import { onBothEngines } from '../../platform/database/testing/engines';
import { aMember, type Member } from '../../testing/member';
import { TestApp } from '../../platform/testing/test-app';
import { PaymentProvider } from '../providers/payment-provider';
import { RenewalsService } from './renewals.service';

onBothEngines((engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start({ parts, databaseUrl: await engine.newUrl() });
  }, 60_000);
  afterAll(() => app.stop());
  beforeEach(() => app.clock.set('2026-03-01T12:00:00.000Z'));

  const statusOf = async (member: Member) =>
    (await member.call(billing.subscriptionStatus, { params: { userId: member.id } })).body;
  const billingOf = async (member: Member) =>
    (await member.call(billing.readBilling, { params: { userId: member.id } })).body;
  const method = (member: Member, behaviour: TestBehaviour) =>
    member.call(billing.setTestMethod, { params: { userId: member.id }, body: { behaviour } });
  const titlesOf = async (member: Member) =>
    (await member.call(account.listNotifications, { params: { userId: member.id } })).body.map(
      ({ title }) => title,
    );

  async function paidOrder(member: Member): Promise<string> {
    const body = { amount: 9.95, currency: 'USD', intent: 'CAPTURE', plan: 'monthly' } as const;
    const orderId = (await member.call(billing.createOrder, { body })).body.id;
    await member.call(billing.answerTestOrder, { params: { orderId }, body: { behaviour: 'approve' } });
    await member.call(billing.captureOrder, { params: { orderId } });
    return orderId;
  }

  const upgrade = (member: Member, orderId: string) =>
    member.call(billing.upgradeSubscription, {
      params: { userId: member.id },
      body: { subscriptionType: 'monthly', orderId },
    });

  async function subscriber(): Promise<Member> {
    const member = await aMember(app);
    await upgrade(member, await paidOrder(member));
    return member;
  }

  async function at(moment: string): Promise<void> {
    app.clock.set(moment);
    await renew();
  }

  // Directly, because a slot of the clock that another test has used would not run its jobs again.
  async function renew(): Promise<void> {
    await app.get(RenewalsService).remind(app.clock.now());
    await app.get(RenewalsService).chargeDue(app.clock.now());
  }

  // The trial ends on 8 March, so the paid month runs from then to 8 April.
  const paidEnd = '2026-04-08T12:00:01.000Z';

  it('charges the next month once when the paid one ends, without a gap', async () => {
    const member = await subscriber();
    expect(await billingOf(member)).toMatchObject({
      renews: true,
      amount: 9.95,
      nextChargeAt: expect.stringContaining('2026-04-08T12:00:00'),
    });

    await at('2026-04-08T11:49:00.000Z');
    expect((await billingOf(member)).payments).toHaveLength(1);
    await at('2026-04-08T11:51:00.000Z');
    await at('2026-04-08T12:05:00.000Z');

    expect(await statusOf(member)).toMatchObject({ isActive: true, subscriptionType: 'monthly' });
    const { payments, nextChargeAt } = await billingOf(member);
    expect(payments.map(({ kind }) => kind)).toEqual(['renewal', 'purchase']);
    expect(nextChargeAt).toContain('2026-05-08T12:00:00');
    expect(await titlesOf(member)).toContain('Your plan has renewed');
  });

  it('adds both periods of two orders that are put to use at the same time', async () => {
    const member = await aMember(app);
    const orders = await Promise.all(Array.from({ length: 6 }, () => paidOrder(member)));
    await Promise.all(orders.map((order) => upgrade(member, order)));

    expect((await billingOf(member)).nextChargeAt).toContain('2026-09-08');
  });

  it('makes one activation of 50 simultaneous upgrades', async () => {
    const member = await aMember(app);
    const order = await paidOrder(member);
    const answers = await Promise.all(Array.from({ length: 50 }, () => upgrade(member, order)));

    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    expect((await billingOf(member)).nextChargeAt).toContain('2026-04-08');
  });

  it('charges once when several runners come at the same time', async () => {
    const member = await subscriber();
    app.clock.set('2026-04-08T11:55:00.000Z');
    const renewals = app.get(RenewalsService);
    await Promise.all(Array.from({ length: 8 }, () => renewals.chargeDue(app.clock.now())));

    expect((await billingOf(member)).payments).toHaveLength(2);
  });

  it('tells of the charge three days before, once', async () => {
    const member = await subscriber();
    await at('2026-04-05T11:00:00.000Z');
    expect(await titlesOf(member)).not.toContain('Your plan renews in three days');
    await at('2026-04-05T12:30:00.000Z');
    await at('2026-04-06T12:30:00.000Z');

    expect(
      (await titlesOf(member)).filter((title) => title === 'Your plan renews in three days'),
    ).toHaveLength(1);
  });

  it('tries a declined charge again on days 1, 3 and 7 with access kept, then the plan is over', async () => {
    const member = await subscriber();
    await method(member, 'decline');
    await at(paidEnd);
    for (const day of [1, 3, 7]) {
      app.clock.set(new Date(Date.parse(paidEnd) + day * DAY - 2 * MINUTE));
      expect(await statusOf(member)).toMatchObject({ isActive: true, subscriptionType: 'monthly' });
      await renew();
      await at(new Date(Date.parse(paidEnd) + day * DAY + MINUTE).toISOString());
    }

    expect(await statusOf(member)).toEqual({
      isActive: false,
      subscriptionStatus: 'expired',
      subscriptionType: 'monthly',
      isExpired: true,
      daysRemaining: 0,
    });
    const titles = await titlesOf(member);
    expect(titles.filter((title) => title === 'Your payment did not go through')).toHaveLength(3);
    expect(titles).toContain('Your plan has ended');
    expect((await billingOf(member)).renews).toBe(false);
  });

  it('takes a retry that goes through', async () => {
    const member = await subscriber();
    await method(member, 'decline');
    await at(paidEnd);
    expect((await billingOf(member)).retryUntil).not.toBeNull();
    await method(member, 'approve');
    await at('2026-04-09T12:01:00.000Z');

    expect(await statusOf(member)).toMatchObject({ isActive: true });
    expect(await billingOf(member)).toMatchObject({
      renews: true,
      retryUntil: null,
      nextChargeAt: expect.stringContaining('2026-05-09T12:01:00'),
    });
  });

  it('keeps her in while the provider is down, and charges once it is back', async () => {
    const member = await subscriber();
    await method(member, 'down');
    await at(paidEnd);
    await at('2026-04-08T12:30:00.000Z');
    expect(await statusOf(member)).toMatchObject({ isActive: true });
    expect((await billingOf(member)).payments).toHaveLength(1);

    await method(member, 'approve');
    await at('2026-04-08T13:00:00.000Z');
    await at('2026-04-08T14:00:00.000Z');
    expect((await billingOf(member)).payments).toHaveLength(2);
  });

  it('charges nothing after she cancelled', async () => {
    const member = await subscriber();
    await member.call(billing.cancelSubscription, { params: { userId: member.id } });
    expect(await statusOf(member)).toMatchObject({ isActive: false, subscriptionStatus: 'cancelled' });
    await at(paidEnd);
    await at('2026-04-20T12:00:00.000Z');

    expect((await billingOf(member)).payments).toHaveLength(1);
    expect(await statusOf(member)).toMatchObject({ isActive: false, subscriptionStatus: 'cancelled' });
  });

  it('charges nothing after she cancelled a plan whose charge is late', async () => {
    const member = await subscriber();
    app.clock.set('2026-04-08T15:00:00.000Z');
    const { body } = await member.call(billing.cancelSubscription, { params: { userId: member.id } });
    expect(body).toMatchObject({ isActive: false, subscriptionStatus: 'cancelled' });
    await renew();

    expect((await billingOf(member)).payments).toHaveLength(1);
  });

  it('tells nobody who cancelled that the plan renews', async () => {
    const member = await subscriber();
    const before = await titlesOf(member);
    await member.call(billing.cancelSubscription, { params: { userId: member.id } });
    await at('2026-04-05T12:30:00.000Z');
    await at('2026-04-08T12:30:00.000Z');

    expect(await titlesOf(member)).toEqual(before);
  });

  it('announces no second try to someone who cancelled while the first was declined', async () => {
    const member = await subscriber();
    const before = await titlesOf(member);
    await method(member, 'decline');
    const provider = app.get(PaymentProvider);
    const charge = provider.chargeStored.bind(provider);
    jest.spyOn(provider, 'chargeStored').mockImplementation(async (...call) => {
      await member.call(billing.cancelSubscription, { params: { userId: member.id } });
      return charge(...call);
    });
    await at(paidEnd);
    await at('2026-04-09T12:30:00.000Z');

    expect(await titlesOf(member)).toEqual(before);
    expect((await billingOf(member)).renews).toBe(false);
  });
});
