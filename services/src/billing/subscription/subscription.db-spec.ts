import { parts } from '../../app';
import { onBothEngines } from '../../platform/database/testing/engines';
import { TestApp } from '../../platform/testing/test-app';
import { aMember } from '../../testing/member';
import { SubscriptionService } from './subscription.service';

onBothEngines((engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start({ parts, databaseUrl: await engine.newUrl() });
  }, 60_000);
  afterAll(() => app.stop());

  it('keeps the moments of a subscription to the millisecond', async () => {
    const member = await aMember(app);
    const subscriptions = app.get(SubscriptionService);
    const { trialEndsAt } = await subscriptions.of(member.id);

    const end = await subscriptions.addPeriod(member.id, 'monthly');

    expect((await subscriptions.of(member.id)).paidUntil).toEqual(end);
    expect(end.getUTCDate()).toBe(trialEndsAt?.getUTCDate());
    expect(await subscriptions.statusOf(member.id)).toMatchObject({
      isActive: true,
      subscriptionType: 'monthly',
    });
  });
});
