import { account } from '@nestwell/contracts/account/server';
import { billing } from '@nestwell/contracts/billing/server';
import { onBothEngines } from '../../platform/database/testing/engines';
import { parts } from '../../app';
import { aMember, type Member } from '../../testing/member';
import { TestApp } from '../../platform/testing/test-app';

onBothEngines((engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start({ parts, databaseUrl: await engine.newUrl() });
  }, 60_000);
  afterAll(() => app.stop());
  const ticked = async (member: Member) =>
    (await member.call(account.listBabyTicks, { params: { userId: member.id } })).body.map(
      ({ item }) => item,
    );
  const tick = (member: Member, item: string, done: boolean) =>
    member.call(account.changeBabyTick, { params: { userId: member.id, item }, body: { done } });
  const pages = (member: Member, group: 'second' | 'firstYear') =>
    member.call(account.listBabyPages, { params: { userId: member.id, group } });

  it('keeps a tick once, and takes it away again', async () => {
    const member = await aMember(app);
    await tick(member, 'leave', true);
    await tick(member, 'leave', true);
    await tick(member, 'dentist', true);
    expect(await ticked(member)).toEqual(['dentist', 'leave']);

    await tick(member, 'leave', false);

    expect(await ticked(member)).toEqual(['dentist']);
  });

  it('knows no line that stands on no page, and names the field', async () => {
    const member = await aMember(app);

    expect(await tick(member, 'no-such-line', true)).toMatchObject({
      status: 400,
      body: { code: 'invalid', field: 'item' },
    });
  });

  it('has pages of her stage, and none while her pregnancy has changed or without a date', async () => {
    const member = await aMember(app, { isPregnant: true, pregnancyWeek: 24 });
    expect((await pages(member, 'second')).body).toHaveLength(14);
    expect((await pages(member, 'firstYear')).body).toBeNull();

    await member.send(`/api/users/${member.id}`, { method: 'PUT', json: { state: 'loss' } });

    expect((await pages(member, 'second')).body).toBeNull();
  });

  it('goes out with her data', async () => {
    const member = await aMember(app);
    await tick(member, 'bag', true);
    const { body } = await member.send<{ areas: object }>(`/api/users/${member.id}/export`);
    expect(body.areas).toMatchObject({ babyPages: { ticks: [{ item: 'bag' }] } });
  });

  it('is hers alone; without a trial or plan it is read, and not ticked', async () => {
    const [member, other] = [await aMember(app), await aMember(app)];
    const params = { userId: member.id };
    expect((await other.call(account.listBabyTicks, { params })).status).toBe(403);
    await member.call(billing.cancelSubscription, { params });

    expect((await pages(member, 'second')).status).toBe(200);
    expect((await member.call(account.listBabyTicks, { params })).status).toBe(200);
    expect((await tick(member, 'leave', true)).status).toBe(402);
  });
});
