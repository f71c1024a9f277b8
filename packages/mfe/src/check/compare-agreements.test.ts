import { z } from 'zod';
import { breaksBetween } from './compare-agreements';
import type { JsonSchema } from '@nestwell/remote-kit/preset/agreement/calls';

const meal = z.strictObject({ name: z.string(), calories: z.number(), type: z.enum(['lunch', 'dinner']) });
const CALL = 'POST /api/meals';

const snapshot = (body: z.ZodType, response: z.ZodType) => ({
  borrowed: [],
  calls: {
    [CALL]: {
      body: z.toJSONSchema(body, { io: 'input' }) as JsonSchema,
      response: z.toJSONSchema(response) as JsonSchema,
    },
  },
});
const breaks = (body: z.ZodType, response: z.ZodType) =>
  breaksBetween(snapshot(meal, meal), snapshot(body, response));

it('a contract that only grows breaks nobody', () => {
  const more = meal.extend({ note: z.string().optional() });

  expect(breaks(more, meal.extend({ note: z.string() }))).toEqual([]);
});

it.each([
  [
    'a field that the answer loses',
    meal,
    meal.omit({ calories: true }),
    'its answer has no calories any more',
  ],
  ['a field that may be missing', meal, meal.partial({ name: true }), 'its answer may now lack name'],
  [
    'a field that may be null',
    meal,
    meal.extend({ name: z.string().nullable() }),
    'name of its answer may now be null',
  ],
  ['another type', meal, meal.extend({ calories: z.string() }), 'calories of its answer may now be string'],
  [
    'a value nobody knows',
    meal,
    meal.extend({ type: z.enum(['lunch', 'dinner', 'snack']) }),
    'type of its answer may now be "snack"',
  ],
  ['a field that is demanded', meal.extend({ note: z.string() }), meal, 'its body now needs note'],
  ['a field that is refused', meal.omit({ name: true }), meal, 'its body no longer takes name'],
  [
    'a value that is refused',
    meal.extend({ type: z.enum(['lunch']) }),
    meal,
    'type of its body no longer takes "dinner"',
  ],
  [
    'a text that may be less long',
    meal.extend({ name: z.string().max(10) }),
    meal,
    'name of its body now has maxLength 10',
  ],
  [
    'a text that must match',
    meal.extend({ name: z.string().regex(/^[a-z]+$/) }),
    meal,
    'name of its body must now match ^[a-z]+$',
  ],
])('%s is told', (_, body, response, what) => {
  expect(breaks(body, response)).toContain(`${CALL}: ${what}`);
});

it.each([
  ['lower', z.string().max(10), 'maxLength of name of its body goes from 2000 to 10'],
  ['as it was', z.string().max(2000), undefined],
  ['higher', z.string().max(3000), undefined],
  ['gone', z.string(), undefined],
])('a limit that is %s', (_, name, what) => {
  const before = snapshot(meal.extend({ name: z.string().max(2000) }), meal);

  expect(breaksBetween(before, snapshot(meal.extend({ name }), meal))).toEqual(
    what ? [`${CALL}: ${what}`] : [],
  );
});

it('a number that must be higher is told', () => {
  const of = (least: number) => snapshot(meal.extend({ calories: z.number().min(least) }), meal);

  expect(breaksBetween(of(0), of(5))).toEqual([`${CALL}: minimum of calories of its body goes from 0 to 5`]);
});

it('lists are looked into, and a call that is gone is told', () => {
  const list = snapshot(meal, z.array(meal));

  expect(breaksBetween(list, snapshot(meal, z.array(meal.omit({ name: true }))))).toEqual([
    `${CALL}: each item of its answer has no name any more`,
  ]);
  expect(breaksBetween(list, { borrowed: [], calls: {} })).toEqual([`${CALL} is gone`]);
});

it('what the shell lends no longer is told', () => {
  const needs = { calls: {}, borrowed: ['Button of @nestwell/ui', 'Card of @nestwell/ui'] };

  expect(breaksBetween(needs, { calls: {}, borrowed: ['Card of @nestwell/ui'] })).toEqual([
    'the shell no longer lends Button of @nestwell/ui',
  ]);
});
