import type { CallArgs } from '@nestwell/contracts/kernel/server';
import { nutrition, type LogMealRequest } from '@nestwell/contracts/nutrition/server';
import { aMember, type Member } from '../../testing/member';
import { TestApp } from '../../platform/testing/test-app';
import { parts } from '../../app';

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

describe('changing', () => {
  it('changes only what is sent, and null clears a macronutrient', async () => {
    const { body: meal } = await log({ protein: 20, carbs: 30 });
    const changed = await member.call(nutrition.changeMeal, {
      params: { mealId: meal.id },
      body: { calories: 500, protein: null },
    });

    expect(changed.body).toEqual({ ...meal, calories: 500, protein: null });
    expect((await list()).body).toEqual([changed.body]);
  });

  it('is taken as PUT as well', async () => {
    const { body: meal } = await log();
    const changed = await member.call(nutrition.replaceMeal, {
      params: { mealId: meal.id },
      body: { name: 'Stew' },
    });

    expect(changed).toMatchObject({ status: 200, body: { name: 'Stew', calories: 420 } });
  });

  it('deletes once', async () => {
    const { body: meal } = await log();
    const remove = () => member.call(nutrition.deleteMeal, { params: { mealId: meal.id } });

    expect((await remove()).status).toBe(204);
    expect((await remove()).status).toBe(404);
    expect((await list()).body).toEqual([]);
  });

  it("answers 404 for somebody else's meal and leaves it", async () => {
    const { body: meal } = await log();
    const params = { mealId: meal.id };

    expect((await other.call(nutrition.changeMeal, { params, body: { calories: 1 } })).status).toBe(404);
    expect((await other.call(nutrition.deleteMeal, { params })).status).toBe(404);
    expect((await list()).body).toEqual([meal]);
  });

  it('answers 404 for a meal nobody has', async () => {
    const answer = await member.call(nutrition.changeMeal, {
      params: { mealId: NOBODYS },
      body: { calories: 1 },
    });
    expect(answer.status).toBe(404);
  });
});
