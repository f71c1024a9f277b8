import { z } from 'zod';
import { breaksBetween } from './compare-agreements';
import type { DescribedSchema } from '@nestwell/contracts/kernel/server';

const meal = z.strictObject({ name: z.string(), calories: z.number(), type: z.enum(['lunch', 'dinner']) });
const CALL = 'POST /api/users/:userId/meals';

const snapshot = (body: z.ZodType, response: z.ZodType) => ({
  borrowed: [],
  calls: {
    [CALL]: {
      body: z.toJSONSchema(body, { io: 'input' }) as DescribedSchema,
      response: z.toJSONSchema(response) as DescribedSchema,
    },
  },
});
const only = (...names: string[]) => z.union(names.map((name) => z.strictObject({ [name]: z.string() })));
const kind = (name: string) => z.strictObject({ kind: z.literal(name) });

it.each([
  ['a field that is lost', meal, meal.omit({ calories: true }), 'removed the required property calories'],
  ['a field that may be missing', meal, meal.partial({ name: true }), 'name became optional'],
  ['a field that may be null', meal, meal.extend({ name: z.string().nullable() }), 'name became nullable'],
  ['another type', meal, meal.extend({ calories: z.string() }), 'changed from number/ to string/'],
  [
    'a value nobody knows',
    meal,
    meal.extend({ type: z.enum(['lunch', 'dinner', 'snack']) }),
    'added the new snack',
  ],
  ['a shape nobody knows', only('a', 'b'), only('a', 'b', 'c'), 'added subschema #3'],
  ['another word', kind('tea'), kind('cake'), 'changed from tea to cake'],
  [
    'another type under any name',
    z.record(z.string(), z.number()),
    z.record(z.string(), z.string()),
    'to string/',
  ],
  ['what is no date any more', z.array(z.iso.date()), z.array(z.string()), 'from string/date to string/'],
  [
    'another type in its place',
    z.tuple([z.string(), z.number()]),
    z.tuple([z.string(), z.string()]),
    'to string/',
  ],
  ['each item without a field', z.array(meal), z.array(meal.omit({ name: true })), 'items/name'],
])('an answer with %s is told', (_, before, now, what) => {
  expect(breaksBetween(snapshot(meal, before), snapshot(meal, now))).toEqual([expect.stringContaining(what)]);
});

const named = (name: z.ZodType) => meal.extend({ name });
const above = (least: number) => meal.extend({ calories: z.number().min(least) });

it.each([
  [
    'a field that is demanded',
    meal,
    meal.extend({ note: z.string() }),
    'added the new required request property note',
  ],
  ['a field that is refused', meal, meal.omit({ name: true }), 'removed the request property name'],
  [
    'a value that is refused',
    meal,
    meal.extend({ type: z.enum(['lunch']) }),
    'removed the enum value dinner',
  ],
  ['a shape that is refused', only('a', 'b'), only('a'), 'removed'],
  ['a new limit', meal, named(z.string().max(10)), 'maxLength was set to 10'],
  [
    'a tighter limit',
    named(z.string().max(2000)),
    named(z.string().max(10)),
    'maxLength was decreased to 10',
  ],
  ['a higher floor', above(0), above(5), 'min was increased to 5'],
  ['a pattern', meal, named(z.string().regex(/^[a-z]+$/)), 'added the pattern ^[a-z]+$'],
  ['null that is refused', named(z.string().nullable()), meal, 'became not nullable'],
])('a call with %s is told', (_, before, now, what) => {
  const told = breaksBetween(snapshot(before, meal), snapshot(now, meal));

  expect(told).not.toEqual([]);
  expect(told.join('\n')).toContain(what);
});

it.each([
  ['takes more', meal, meal.extend({ note: z.string().optional() }), meal, meal],
  ['takes null too', meal, named(z.string().nullable()), meal, meal],
  ['takes longer texts', named(z.string().max(10)), named(z.string().max(2000)), meal, meal],
  ['answers more', meal, meal, meal, meal.extend({ note: z.string() })],
  ['answers fewer values', meal, meal, meal, meal.extend({ type: z.enum(['lunch']) })],
])('a call that %s breaks nobody', (_, body, newBody, response, newResponse) => {
  expect(breaksBetween(snapshot(body, response), snapshot(newBody, newResponse))).toEqual([]);
});

it('a call is named as its contract names it, and one that is gone is told', () => {
  expect(breaksBetween(snapshot(meal, meal), snapshot(meal.extend({ note: z.string() }), meal))).toEqual([
    `${CALL}: added the new required request property note`,
  ]);
  expect(breaksBetween(snapshot(meal, meal), { borrowed: [], calls: {} })).toEqual([`${CALL} is gone`]);
});

it('what the shell lends no longer is told', () => {
  const needs = { calls: {}, borrowed: ['Button of @nestwell/ui', 'Card of @nestwell/ui'] };

  expect(breaksBetween(needs, { calls: {}, borrowed: ['Card of @nestwell/ui'] })).toEqual([
    'the shell no longer lends Button of @nestwell/ui',
  ]);
});
