import { join } from 'node:path';
import { byPart, callsOf } from './calls-loader.cjs';
import { packages } from './places';

const contracts = join(packages, 'contracts/src');
const AREAS = ['account', 'billing', 'calendar', 'care', 'community', 'fitness', 'identity', 'nutrition'];

const meals = JSON.stringify(join(contracts, 'nutrition/meals.contract.ts'));
const queued = JSON.stringify(join(contracts, 'nutrition/queued-meals.ts'));

it.each(AREAS)('of %s each call is what the area’s object has under its name', async (area) => {
  const all = (await import(join(contracts, area, 'index.ts'))) as Record<string, Record<string, unknown>>;
  const calls = callsOf(area);

  expect([...calls.keys()].sort()).toEqual(Object.keys(all[area] ?? {}).sort());
  for (const [call, { name, file }] of calls) {
    const part = (await import(file)) as Record<string, Record<string, unknown>>;
    expect(part[name]?.[call]).toBe(all[area]?.[call]);
  }
});

it('a call is asked for where it is described, kept until it is sent or not', () => {
  const source = `import { nutrition, type Meal } from '@nestwell/contracts/nutrition';
export const read = () => readOf(nutrition.listMeals);
export const useLog = () => useCall(nutrition.logMeal);`;

  expect(byPart(source)).toBe(`import { nutrition, type Meal } from '@nestwell/contracts/nutrition';
export const read = () => readOf(__mealsEndpoints.listMeals);
export const useLog = () => useCall(__queuedMeals.logMeal);
import { mealsEndpoints as __mealsEndpoints } from ${meals};
import { queuedMeals as __queuedMeals } from ${queued};`);
});

it.each([
  ['takes the object itself', `import { care } from '@nestwell/contracts/care'; show(care);`],
  [
    'calls something else by its name too',
    `import { care } from '@nestwell/contracts/care'; export const show = (care: Tile) => care.saveMood;`,
  ],
  ['imports something else of it', `import { mealLimits } from '@nestwell/contracts/nutrition';`],
])('a source that %s is left as it is', (_, source) => {
  expect(byPart(source)).toBe(source);
});
