import { nutrition, type Meal } from '@nestwell/contracts/nutrition';
import { keyOf, type CallArgs, type ResultOf, type session } from '@nestwell/contracts/kernel';
import { expectTypeOf } from 'expect-type';
import type { call, CallParameters } from './call';
import { readOf } from './read';
import type { useCall } from './use-call';

type List = typeof nutrition.listMeals;
type Log = typeof nutrition.logMeal;

/* These fail to compile, in the check of types, once a caller is no longer tied to the contract. */
it('a read takes what identifies it and returns what its contract says', () => {
  const params = { userId: 'ama' };
  const read = readOf(nutrition.listMeals, { params });

  expectTypeOf(read.queryFn).returns.resolves.toEqualTypeOf<Meal[]>();
  expectTypeOf(readOf<List>).parameters.toEqualTypeOf<Parameters<typeof keyOf<List>>>();
  expectTypeOf(readOf<List>).not.toExtend<(endpoint: List) => unknown>();
  expectTypeOf(readOf<List>).not.toExtend<
    (endpoint: List, args: { params: { mealId: string } }) => unknown
  >();
  expect(read.queryKey).toEqual(keyOf(nutrition.listMeals, { params }));
});

it('a change takes what its contract asks for and returns what it says', () => {
  type Change = ReturnType<typeof useCall<Log>>;

  expectTypeOf<CallParameters<Log>[0]>().toEqualTypeOf<CallArgs<Log>>();
  expectTypeOf<Parameters<Change['mutateAsync']>[0]>().toEqualTypeOf<CallArgs<Log>>();
  expectTypeOf<Change['mutateAsync']>().returns.resolves.toEqualTypeOf<ResultOf<Log>>();
  expectTypeOf<ReturnType<typeof call<Log>>>().resolves.toEqualTypeOf<Meal>();
  expectTypeOf<[]>().not.toExtend<CallParameters<Log>>();
});

it('arguments may be left out where the contract needs none', () => {
  expectTypeOf<[]>().toExtend<CallParameters<typeof session.end>>();
});
