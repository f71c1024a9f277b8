import type { CallArgs } from '@nestwell/contracts/kernel/server';
import { nutrition, type LogMealRequest } from '@nestwell/contracts/nutrition/server';
import { DAY } from '@nestwell/domain/moments';
import { Database } from '../../platform/database/database';
import { PersonalData } from '../../platform/personal-data';
import { aMember, type Member } from '../../testing/member';
import { TestApp } from '../../platform/testing/test-app';
import { parts } from '../../app';
import { asRefused, refusedCallers } from '../testing/refusals';

const STEW: LogMealRequest = { name: 'Lentil stew', calories: 420, mealType: 'lunch' };
const NOBODYS = '01980000-0000-7000-8000-00000000dead';

let app: TestApp;
let member: Member;
let other: Member;

beforeAll(async () => {
  app = await TestApp.start({ parts });
});
afterAll(() => app.stop());
beforeEach(async () => {
  member = await aMember(app);
  other = await aMember(app);
});

const log = (meal: Partial<LogMealRequest> = {}, who = member) =>
  who.call(nutrition.logMealOfUser, { params: { userId: who.id }, body: { ...STEW, ...meal } });
const list = (query: CallArgs<typeof nutrition.listMeals>['query'] = {}) =>
  member.call(nutrition.listMeals, { params: { userId: member.id }, query });

describe('logging', () => {
  it('keeps a meal on either path and lists it newest first', async () => {
    const first = await member.call(nutrition.logMeal, {
      body: { ...STEW, userId: member.id, calories: '420', protein: '22.5', carbs: 68, fat: null },
    });
    const second = await log({ name: 'Apple', mealType: 'snack' });

    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({
      userId: member.id,
      calories: 420,
      protein: 22.5,
      carbs: 68,
      fat: null,
    });
    expect(Date.parse(first.body.loggedAt)).toBeCloseTo(app.clock.now().getTime(), -4);
    expect((await list()).body).toEqual([second.body, first.body]);
  });

  it('keeps what the record of a scanned product said, also where the meal is changed', async () => {
    const product = {
      cautions: ['cured-meat'],
      contains: ['dairy' as const],
      mayContain: ['nuts' as const],
      areAllergensUnknown: false,
    };
    const { body } = await log({ name: 'Feine Salami', product });
    await member.call(nutrition.changeMeal, { params: { mealId: body.id }, body: { calories: 100 } });

    expect((await list()).body).toMatchObject([{ name: 'Feine Salami', calories: 100, product }]);
    expect(await log({ product: { ...product, cautions: ['x'.repeat(31)] } })).toMatchObject({ status: 400 });
    expect(
      await log({ product: { ...product, cautions: Array(13).fill('cured-meat') as string[] } }),
    ).toMatchObject({
      status: 400,
    });
  });

  it('makes one row of a repeated create with the same key', async () => {
    const headers = { 'idempotency-key': '6f1f2c1e-8a52-4a1c-9a9e-1f1d1f8f0001' };
    const args = { params: { userId: member.id }, body: STEW };
    const first = await member.call(nutrition.logMealOfUser, args, headers);
    const again = await member.call(nutrition.logMealOfUser, args, headers);

    expect(again.body).toEqual(first.body);
    expect((await list()).body).toHaveLength(1);
  });

  it.each([
    ['name', { name: '   ' }],
    ['name', { name: 'x'.repeat(121) }],
    ['calories', { calories: -1 }],
    ['calories', { calories: 420.5 }],
    ['calories', { calories: true }],
    ['calories', { calories: '' }],
    ['protein', { protein: 1e308 }],
    ['mealType', { mealType: 'brunch' }],
    ['loggedAt', { loggedAt: '2026-02-30T08:00:00Z' }],
    ['loggedAt', { loggedAt: '10000-01-01T00:00:00Z' }],
    ['id', { id: NOBODYS }],
  ])('refuses a wrong %s naming it: %j', async (field, wrong) => {
    const answer = await member.send(`/api/users/${member.id}/meals`, {
      method: 'POST',
      json: { ...STEW, ...wrong },
    });

    expect(answer).toMatchObject({ status: 400, body: { field } });
    expect((await list()).body).toEqual([]);
  });

  it('refuses the future and more than a year back', async () => {
    const now = app.clock.now().getTime();
    const tomorrow = await log({ loggedAt: new Date(now + DAY).toISOString() });
    const longAgo = await log({ loggedAt: new Date(now - 400 * DAY).toISOString() });
    const lastWeek = await log({ loggedAt: new Date(now - 7 * DAY).toISOString() });

    expect([tomorrow.status, longAgo.status, lastWeek.status]).toEqual([400, 400, 201]);
    expect(tomorrow.body).toMatchObject({ field: 'loggedAt' });
  });

  it('refuses to log for somebody else', async () => {
    const answer = await other.call(nutrition.logMeal, { body: { ...STEW, userId: member.id } });

    expect(answer.status).toBe(403);
    expect((await list()).body).toEqual([]);
  });
});

describe.each(refusedCallers)('%s', (caller, status) => {
  it(`gets ${status} on her meals`, async () => {
    const path = `/api/users/${member.id}/meals`;
    await asRefused(caller, { app, member, other }, async (visitor) => {
      for (const answer of [
        await visitor.send(path),
        await visitor.send(`${path}/week`),
        await visitor.send(path, { method: 'POST', json: STEW }),
      ]) {
        expect(answer.status).toBe(status);
      }
    });
    expect((await list()).body).toEqual([]);
  });
});

it('goes with her export and her erasure, and nobody else’s does', async () => {
  const { body: meal } = await log();
  const { body: hers } = await log({}, other);
  const personalData = app.get(PersonalData);

  expect(await personalData.exportOf(member.id)).toMatchObject({
    nutrition: { meals: [meal], mealPlans: [] },
  });
  await app.get(Database).run(() => personalData.erase(member.id));
  expect(await personalData.exportOf(member.id)).toMatchObject({
    nutrition: { meals: [], mealPlans: [], keptFoods: [] },
  });
  expect(await personalData.exportOf(other.id)).toMatchObject({ nutrition: { meals: [hers] } });
});
