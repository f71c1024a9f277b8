import { randomUUID } from 'node:crypto';
import { fitness } from '@nestwell/contracts/fitness';
import { nutrition } from '@nestwell/contracts/nutrition';
import { HOUR } from '@nestwell/domain/moments';
import { parts } from '../../app';
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
  });
  afterAll(() => app.stop());

  const waited = (milliseconds: number | string) => ({
    'idempotency-key': randomUUID(),
    'x-waited': String(milliseconds),
  });
  const porridge = { name: 'Porridge', calories: 300, mealType: 'snack' } as const;
  const log = (headers: Record<string, string>) =>
    member.call(nutrition.logMealOfUser, { params: { userId: member.id }, body: porridge }, headers);

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

  it('answers the same to the same key days later, and works once', async () => {
    const headers = waited(0);
    const first = await log(headers);
    app.clock.advance(6 * 24 * HOUR);
    const again = await log({ ...headers, 'x-waited': String(6 * 24 * HOUR) });

    expect(again.body).toEqual(first.body);
  });
});
