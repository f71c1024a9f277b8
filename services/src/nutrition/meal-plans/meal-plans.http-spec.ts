import {
  mealPlanLimits,
  nutrition,
  type CreateMealPlanRequest,
  type ShoppingTick,
} from '@nestwell/contracts/nutrition/server';
import { aMember, type Member } from '../../testing/member';
import { TestApp } from '../../platform/testing/test-app';
import { parts } from '../../app';
import { asRefused, refusedCallers } from '../testing/refusals';

const DAY = {
  breakfast: ['ginger-oat-porridge'],
  lunch: ['turkey-wrap'],
  dinner: ['lentil-stew'],
  snacks: [],
};

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

const aPlan = (changes: Partial<CreateMealPlanRequest> = {}): CreateMealPlanRequest => ({
  userId: member.id,
  name: 'Smart 3-Day Meal Plan',
  startDate: '2026-11-21',
  endDate: '2026-11-23',
  days: { '2026-11-21': DAY, '2026-11-22': DAY, '2026-11-23': DAY },
  shoppingList: [
    {
      category: 'Proteins',
      items: [
        { item: 'Red lentils', quantity: '2 servings', amount: '480 g', checked: false },
        { item: 'Salmon fillets', quantity: '1 serving', checked: false },
      ],
    },
  ],
  ...changes,
});
const create = (changes?: Partial<CreateMealPlanRequest>) =>
  member.call(nutrition.createMealPlan, { body: aPlan(changes) });
const list = async () => (await member.call(nutrition.listMealPlans, { params: { userId: member.id } })).body;
const tick = (planId: string, ...ticks: ShoppingTick[]) =>
  member.call(nutrition.changeMealPlan, { params: { planId }, body: { ticks } });

it('keeps a plan as sent, active, and lists the newest first', async () => {
  const first = await create();
  const second = await create({ name: 'Nursing Mother Plan (7 Days)' });

  expect(first.status).toBe(201);
  expect(first.body).toMatchObject({ ...aPlan(), isActive: true });
  expect((await list()).map((plan) => plan.name)).toEqual([second.body.name, first.body.name]);
});

it('keeps ticks, of which none is lost when several come at once', async () => {
  const { body: plan } = await create();
  await Promise.all([
    tick(plan.id, { category: 'Proteins', item: 'Red lentils', checked: true }),
    tick(plan.id, { category: 'Proteins', item: 'Salmon fillets', checked: true }),
  ]);

  expect((await list())[0]?.shoppingList[0]?.items.map((line) => line.checked)).toEqual([true, true]);
});

it('takes a whole list, a new name and an end as well', async () => {
  const { body: plan } = await create();
  const shoppingList = [
    { category: 'Pantry' as const, items: [{ item: 'Salt', quantity: '1 serving', checked: true }] },
  ];
  const changed = await member.call(nutrition.changeMealPlan, {
    params: { planId: plan.id },
    body: { shoppingList, name: 'Ours', isActive: false },
  });

  expect(changed.body).toEqual({ ...plan, shoppingList, name: 'Ours', isActive: false });
});

it('gives one meal of one day what she chose, and refuses a day that is not of the plan', async () => {
  const { body } = await create();
  const change = (date: string) =>
    member.call(nutrition.changeMealPlan, {
      params: { planId: body.id },
      body: { meal: { date, slot: 'dinner', recipes: ['her-own-soup'] } },
    });

  expect((await change('2026-11-22')).body.days).toEqual({
    '2026-11-21': DAY,
    '2026-11-22': { ...DAY, dinner: ['her-own-soup'] },
    '2026-11-23': DAY,
  });
  expect(await change('2026-12-22')).toMatchObject({ status: 400, body: { field: 'meal.date' } });
});

it('gives every day the snacks she chose, and keeps its meals', async () => {
  const { body: plan } = await create();
  const change = (body: object) => member.send(`/api/meal-plans/${plan.id}`, { method: 'PATCH', json: body });
  const snacks = ['hummus-pita', 'paprika-chickpeas'];

  expect((await change({ snacks })).status).toBe(200);
  const days = (await list())[0]?.days;
  expect(Object.values(days ?? {})).toEqual([1, 2, 3].map(() => ({ ...DAY, snacks })));
  expect(await change({ snacks: Array.from({ length: 7 }, () => 'apple') })).toMatchObject({
    status: 400,
    body: { field: 'snacks' },
  });
});

it('deletes once, without a body', async () => {
  const { body: plan } = await create();
  const remove = () => member.call(nutrition.deleteMealPlan, { params: { planId: plan.id } });

  expect(await remove()).toMatchObject({ status: 204, body: undefined });
  expect((await remove()).status).toBe(404);
});

it.each([
  ['endDate', { endDate: '2026-11-20' }],
  ['endDate', { endDate: '2027-11-20' }],
  ['startDate', { startDate: '2026-02-30' }],
  ['name', { name: '' }],
  ['days.2026-12-24', { days: { '2026-12-24': DAY } }],
  ['isActive', { isActive: 'yes' }],
  ['shoppingList.0.category', { shoppingList: [{ category: 'Sweets', items: [] }] }],
])('refuses a wrong %s naming it: %j', async (field, wrong) => {
  const answer = await member.send('/api/meal-plans', { method: 'POST', json: { ...aPlan(), ...wrong } });

  expect(answer).toMatchObject({ status: 400, body: { field } });
  expect(await list()).toEqual([]);
});

it('keeps as many plans as the list shows, and says what to do about one more', async () => {
  const plans = [];
  for (let count = 0; count < mealPlanLimits.plans; count += 1) plans.push((await create()).body);
  expect(await list()).toHaveLength(mealPlanLimits.plans);

  expect(await create()).toMatchObject({
    status: 409,
    body: {
      code: 'too_many_plans',
      message: 'You have 50 meal plans. Delete one to make room for another.',
    },
  });
  await member.call(nutrition.deleteMealPlan, { params: { planId: plans[0]?.id ?? '' } });
  expect((await create()).status).toBe(201);
});

it("answers 404 for somebody else's plan and leaves it", async () => {
  const { body: plan } = await create();
  const params = { planId: plan.id };

  expect((await other.call(nutrition.changeMealPlan, { params, body: { name: 'Mine' } })).status).toBe(404);
  expect((await other.call(nutrition.deleteMealPlan, { params })).status).toBe(404);
  expect(await list()).toEqual([plan]);
});

it('refuses a plan in the name of another', async () => {
  expect((await other.call(nutrition.createMealPlan, { body: aPlan() })).status).toBe(403);
});

describe.each(refusedCallers)('%s', (caller, status) => {
  it(`gets ${status} on her plans`, async () => {
    await asRefused(caller, { app, member, other }, async (visitor) => {
      expect((await visitor.send(`/api/users/${member.id}/meal-plans`)).status).toBe(status);
      expect((await visitor.send('/api/meal-plans', { method: 'POST', json: aPlan() })).status).toBe(status);
    });
    expect(await list()).toEqual([]);
  });
});
