import { randomUUID } from 'node:crypto';
import { fitness } from '@nestwell/contracts/fitness/server';
import { nutrition } from '@nestwell/contracts/nutrition/server';
import { DAY, HOUR } from '@nestwell/domain/moments';
import { parts } from '../../app';
import { Database } from '../../platform/database/database';
import { onBothEngines } from '../../platform/database/testing/engines';
import { TestApp } from '../../platform/testing/test-app';
import { aMember, type Member } from '../../testing/member';

onBothEngines((engine) => {
  let app: TestApp;
  let member: Member;
  beforeAll(async () => {
    app = await TestApp.start({ parts, databaseUrl: await engine.newUrl(), env: { CLOCK: 'movable' } });
    app.clock.set('2026-11-20T06:00:00Z');
    member = await aMember(app);
    // Her trial is as long as the week she is away.
    const paid = { plan: 'annual', paidUntil: new Date('2027-11-20T06:00:00Z') };
    await app.get(Database).source.getRepository('subscriptions').update({ userId: member.id }, paid);
  });
  afterAll(() => app.stop());

  const waited = (milliseconds: number | string) => ({
    'idempotency-key': randomUUID(),
    'x-waited': String(milliseconds),
  });
  const porridge = { calories: 300, mealType: 'snack' } as const;
  const log = (headers: Record<string, string>, name = 'Porridge') =>
    member.call(
      nutrition.logMealOfUser,
      { params: { userId: member.id }, body: { ...porridge, name } },
      headers,
    );

  it('logs what waited in her browser at the moment and on the day she did it', async () => {
    const meal = await log(waited(3 * HOUR));
    const body = { userId: member.id, mood: 1 };
    const day = await member.call(fitness.logTracking, { body }, waited(7 * HOUR));

    expect(meal.body).toMatchObject({ loggedAt: expect.stringContaining('2026-11-20T03:00:0') as string });
    expect(day.body).toMatchObject({ date: '2026-11-19', mood: 1 });
  });

  it('takes a repeated deletion for done', async () => {
    const { body: meal } = await log(waited(0));
    const { id: mealId } = meal as { id: string };
    const headers = waited(0);
    const remove = () => member.call(nutrition.deleteMeal, { params: { mealId } }, headers);

    expect([(await remove()).status, (await remove()).status]).toEqual([204, 204]);
  });

  it.each(['-1', 'soon', '9999999999'])('refuses a wait of %s', async (wait) => {
    expect(await log(waited(wait))).toMatchObject({ status: 400, body: { field: 'x-waited' } });
  });

  it('answers the same to the same key after more than a week without a network, and works once', async () => {
    const headers = waited(0);
    const first = await log(headers, 'Millet');
    const away = 7 * DAY + HOUR;
    for (let day = 0; day < 7; day += 1) {
      app.clock.advance(away / 7);
      await app.runJobs();
    }
    const again = await log({ ...headers, 'x-waited': String(away) }, 'Millet');

    expect(again).toMatchObject({ status: 201, body: first.body as object });
    const { body: meals } = await member.call(nutrition.listMeals, { params: { userId: member.id } });
    expect((meals as { name: string }[]).filter(({ name }) => name === 'Millet')).toHaveLength(1);
  });

  it('takes what waited in a browser for a week and more for the first time, at the moment she did it', async () => {
    const away = 7 * DAY + HOUR;
    const now = app.clock.now().getTime();
    const meal = await log(waited(away));

    const { loggedAt } = meal.body as { loggedAt: string };
    expect(Math.abs(Date.parse(loggedAt) - (now - away))).toBeLessThan(HOUR);
  });
});
