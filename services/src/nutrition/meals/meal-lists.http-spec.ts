import type { CallArgs } from '@nestwell/contracts/kernel/server';
import { nutrition, type LogMealRequest } from '@nestwell/contracts/nutrition/server';
import { DAY } from '@nestwell/domain/moments';
import { aMember, type Member } from '../../testing/member';
import { TestApp } from '../../platform/testing/test-app';
import { parts } from '../../app';

const STEW: LogMealRequest = { name: 'Lentil stew', calories: 420, mealType: 'lunch' };

let app: TestApp;
let member: Member;

beforeAll(async () => {
  app = await TestApp.start({ parts });
});
afterAll(() => app.stop());
beforeEach(async () => {
  member = await aMember(app);
});

const log = (meal: Partial<LogMealRequest> = {}, who = member) =>
  who.call(nutrition.logMealOfUser, { params: { userId: who.id }, body: { ...STEW, ...meal } });
const list = (query: CallArgs<typeof nutrition.listMeals>['query'] = {}) =>
  member.call(nutrition.listMeals, { params: { userId: member.id }, query });
const namesOf = async (query: Parameters<typeof list>[0]) =>
  (await list(query)).body.map((meal) => meal.name);

describe('listing', () => {
  it('gives pages that follow each other without gap or repeat', async () => {
    const moment = new Date(app.clock.now().getTime() - DAY).toISOString();
    for (const name of ['a', 'b', 'c', 'd', 'e']) await log({ name, loggedAt: moment });

    const first = await list({ limit: 2, startDate: moment });
    const next = /before=([^&>]+)/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const rest = await list({ startDate: moment, before: decodeURIComponent(next) });

    const names = [...first.body, ...rest.body].map((meal) => meal.name);
    expect(first.body).toHaveLength(2);
    expect(names.sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(rest.headers.get('link')).toBeNull();
  });

  it('stays inside the range on later pages', async () => {
    const now = app.clock.now().getTime();
    const at = (daysAgo: number) => new Date(now - daysAgo * DAY).toISOString();
    await log({ name: 'too old', loggedAt: at(9) });
    for (const days of [3, 2, 1]) await log({ name: `${days}`, loggedAt: at(days) });

    const first = await list({ limit: 1, startDate: at(5) });
    const next = /before=([^&>]+)/.exec(first.headers.get('link') ?? '')?.[1] ?? '';

    expect(await namesOf({ startDate: at(5), before: decodeURIComponent(next) })).toEqual(['2', '3']);
  });

  it('takes days on her own calendar, both included', async () => {
    app.clock.set('2026-11-20T12:00:00Z');
    member.zone = 'Pacific/Auckland';
    await log({ name: 'evening of the 18th', loggedAt: '2026-11-18T10:59:00Z' });
    await log({ name: 'first minute of the 19th', loggedAt: '2026-11-18T11:00:00Z' });
    await log({ name: 'last minute of the 19th', loggedAt: '2026-11-19T10:59:59Z' });

    expect(await namesOf({ startDate: '2026-11-19', endDate: '2026-11-19' })).toEqual([
      'last minute of the 19th',
      'first minute of the 19th',
    ]);
  });

  it("counts the week from Monday in the caller's zone", async () => {
    // A Monday noon in UTC is still Monday in Los Angeles and already Tuesday in Auckland.
    app.clock.set('2026-11-23T12:00:00Z');
    await log({ name: 'Sunday evening in Los Angeles', loggedAt: '2026-11-23T07:30:00Z' });
    const week = () => member.call(nutrition.mealsOfWeek, { params: { userId: member.id } });

    member.zone = 'Pacific/Auckland';
    expect((await week()).body).toHaveLength(1);
    member.zone = 'America/Los_Angeles';
    expect((await week()).body).toHaveLength(0);
  });

  it.each([
    ['startDate=yesterday', 'startDate'],
    ['limit=0', 'limit'],
    ['before=x', 'before'],
    ['x=1', 'x'],
  ])('refuses %s', async (query, field) => {
    const answer = await member.send(`/api/users/${member.id}/meals?${query}`);
    expect(answer).toMatchObject({ status: 400, body: { field } });
  });
});
