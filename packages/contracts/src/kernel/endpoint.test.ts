import { expectTypeOf } from 'expect-type';
import { z } from 'zod';
import { contract, type Contract } from './contract';
import { keyOf, urlOf, type CallArgs, type ReadArgs, type ResultOf } from './endpoint';
import { id, ofUser, text } from './fields';

const change = contract({
  method: 'PATCH',
  path: '/api/cups/:cupId',
  access: 'session',
  summary: 'Change a cup',
  params: z.strictObject({ cupId: id }),
  body: z.strictObject({ name: text(20), size: z.string().transform(Number).optional() }),
  bodyLimit: 1024,
  response: z.strictObject({ id, size: z.string().transform(Number) }),
});
const list = contract({
  method: 'GET',
  path: '/api/users/:userId/cups',
  access: 'session',
  summary: 'Her cups',
  params: ofUser,
  query: z.strictObject({ limit: z.number().optional(), name: text(20).optional() }),
  response: z.array(z.strictObject({ id })),
});
const look = contract({
  method: 'GET',
  path: '/api/cups',
  access: 'open',
  summary: 'Look',
  response: z.null(),
});

/* The first four fail to compile, in the check of types, once a caller is no longer tied to the contract. */
describe('a call', () => {
  it('takes what its contract asks for, as it is before validation', () => {
    expectTypeOf<CallArgs<typeof change>>().branded.toEqualTypeOf<{
      params: { cupId: string };
      body: { name: string; size?: string | undefined };
    }>();
    expectTypeOf<CallArgs<typeof list>>().branded.toEqualTypeOf<{
      params: { userId: string };
      query?: { limit?: number | undefined; name?: string | undefined };
    }>();
    expectTypeOf<CallArgs<typeof look>>().toEqualTypeOf<unknown>();
  });

  it('returns what its contract says, after validation', () => {
    expectTypeOf<ResultOf<typeof change>>().toEqualTypeOf<{ id: string; size: number }>();
    expectTypeOf<ResultOf<typeof list>>().toEqualTypeOf<{ id: string }[]>();
    expectTypeOf<ResultOf<typeof look>>().toEqualTypeOf<null>();
  });

  it('is identified by its parameters and query, not by its body', () => {
    expectTypeOf<ReadArgs<typeof list>>().toEqualTypeOf<CallArgs<typeof list>>();
    expectTypeOf<ReadArgs<typeof change>>().branded.toEqualTypeOf<{ params: { cupId: string } }>();
  });
});

describe('a description', () => {
  it('of a call with a body says how large it may be', () => {
    interface WithBody {
      method: 'POST';
      path: '/api/cups';
      access: 'session';
      summary: 'Fill a cup';
      body: z.ZodString;
      response: z.ZodNull;
    }
    type Described<E extends Contract> = Parameters<typeof contract<E>>[0];
    expectTypeOf<WithBody>().not.toExtend<Described<WithBody>>();
    expectTypeOf<WithBody & { bodyLimit: number }>().toExtend<Described<WithBody>>();
    expectTypeOf<Omit<WithBody, 'body'>>().toExtend<Described<Omit<WithBody, 'body'>>>();
  });
});

describe('the key of a read', () => {
  it('is made of what the contract calls it by', () => {
    type Key<Args> = (shape: typeof list, args: Args) => string[];
    expectTypeOf(keyOf<typeof list>).parameters.branded.toEqualTypeOf<
      [shape: typeof list, args: { params: { userId: string }; query?: { limit?: number; name?: string } }]
    >();
    expectTypeOf(keyOf<typeof list>).not.toExtend<Key<{ params: { memberId: string } }>>();
    expectTypeOf(keyOf<typeof list>).not.toExtend<
      Key<{ params: { userId: string }; query: { limit: string } }>
    >();
    expectTypeOf(urlOf<typeof list>).parameters.toEqualTypeOf<Parameters<typeof keyOf<typeof list>>>();
    expectTypeOf(keyOf<typeof look>).toExtend<(shape: typeof look) => string[]>();
    expectTypeOf(keyOf<typeof list>).not.toExtend<(shape: typeof list) => string[]>();
  });

  it('is the segments of its address, with the query as a last one', () => {
    expect(keyOf(list, { params: { userId: 'ama' } })).toEqual(['/api/users', 'ama', 'cups']);
    expect(keyOf(list, { params: { userId: 'ama' }, query: { limit: 3, name: undefined } })).toEqual([
      '/api/users',
      'ama',
      'cups',
      '?limit=3',
    ]);
    expect(keyOf(look)).toEqual(['/api/cups']);
    expect(urlOf(list, { params: { userId: 'a/b' }, query: { name: 'tea & co' } })).toBe(
      '/api/users/a%2Fb/cups?name=tea+%26+co',
    );
  });
});
