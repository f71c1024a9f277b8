import { codesOf } from '@nestwell/contracts/kernel/server';
import { nutrition } from '@nestwell/contracts/nutrition/server';
import { callsIn, everyCall } from './calls';

const CREATE = 'POST /api/meal-plans';
const imports = "import { nutrition } from '@nestwell/contracts/nutrition/server';";
const creating = `${imports} useCall(nutrition.createMealPlan);`;

it('of each call it is written down what it can be refused with', async () => {
  const calls = await everyCall();

  expect(calls[CREATE]?.errors).toEqual(codesOf(nutrition.createMealPlan));
  expect(calls[CREATE]?.errors).toContain('too_many_plans');
  expect(Object.entries(calls).filter(([, { errors = [] }]) => errors.length === 0)).toEqual([]);
});

it('of a build it is written down which of them its sources name', async () => {
  const heeded = async (source: string) => (await callsIn([creating, source]))[CREATE]?.heeded;

  expect(await heeded('')).toEqual([]);
  expect(await heeded("refusal?.code === 'too_many_plans'")).toEqual(['too_many_plans']);
  expect(await heeded('const meanings = { too_many_plans: reason };')).toEqual(['too_many_plans']);
  // A code of another call.
  expect(await heeded("refusal?.code === 'posting_suspended'")).toEqual([]);
});

it('of a build it is written down whether it keeps a table of every code', async () => {
  const exhausts = async (source: string) => (await callsIn([creating, source]))[CREATE]?.exhausts;

  expect(await exhausts('const words: MeaningsOf<typeof nutrition.createMealPlan, string> = {')).toBe(true);
  expect(await exhausts('} satisfies Record<CodeOf<typeof nutrition.createMealPlan>, string>;')).toBe(true);
  expect(await exhausts('const words: MeaningsOf<typeof nutrition.listMealPlans, string> = {')).toBe(false);
  expect(await exhausts("refusal?.code === 'too_many_plans'")).toBe(false);
});

it('calls that the sources do not name are left out', async () => {
  expect(Object.keys(await callsIn([creating]))).toEqual([CREATE]);
});
