import { contract, id, ofUser, text } from '@nestwell/contracts/kernel/server';
import { expectTypeOf } from 'expect-type';
import { z } from 'zod';
import type { SessionUser } from '../session-user';
import { Call, type CallOf } from './call';
import { Endpoint } from '../endpoint';
import type { Paged } from './paging';

const cup = z.strictObject({ id, name: z.string() });
const changing = {
  path: '/api/cups/:cupId',
  access: 'session',
  summary: 'Change a cup',
  params: z.strictObject({ cupId: id }),
  body: z.strictObject({ name: text(20), size: z.string().transform(Number).optional() }),
  bodyLimit: 1024,
  response: cup,
} as const;
const change = contract({ method: 'PATCH', ...changing });
const replace = contract({ method: 'PUT', ...changing });
const list = contract({
  method: 'GET',
  path: '/api/users/:userId/cups',
  access: 'subscriber',
  summary: 'Her cups',
  params: ofUser,
  query: z.strictObject({ name: text(20).optional() }),
  response: z.array(cup),
});
const look = contract({ method: 'GET', path: '/api/cups', access: 'open', summary: 'Look', response: cup });

type Cup = z.infer<typeof cup>;
type Change = CallOf<typeof change>;
/** What the compiler asks of `@Endpoint` above a method of this type. */
type On<Method> = (target: object, name: string, handler: TypedPropertyDescriptor<Method>) => void;

/* These fail to compile, in the check of types, once a handler is no longer tied to its contract. */
describe('a handler', () => {
  it('receives what its contract says, after validation', () => {
    expectTypeOf<Change['params']>().toEqualTypeOf<{ cupId: string }>();
    expectTypeOf<Change['body']>().toEqualTypeOf<{ name: string; size?: number | undefined }>();
    expectTypeOf<Change['query']>().toEqualTypeOf<undefined>();
    expectTypeOf<CallOf<typeof list>['query']>().toEqualTypeOf<{ name?: string | undefined }>();
    expectTypeOf<CallOf<typeof list>['body']>().toEqualTypeOf<undefined>();
  });

  it('is given a user where the access grants one, and perhaps nobody where it is open', () => {
    expectTypeOf<Change['user']>().toEqualTypeOf<SessionUser>();
    expectTypeOf<CallOf<typeof list>['user']>().toEqualTypeOf<SessionUser>();
    expectTypeOf<CallOf<typeof look>['user']>().toEqualTypeOf<SessionUser | undefined>();
  });

  it('takes the call of its own endpoint, or nothing', () => {
    expectTypeOf(Endpoint(change)).toExtend<On<(call: Change) => Cup>>();
    expectTypeOf(Endpoint(change)).toExtend<On<(call: Change) => Promise<Cup>>>();
    expectTypeOf(Endpoint(change)).toExtend<On<() => Cup>>();
  });

  it('takes nothing else', () => {
    expectTypeOf(Endpoint(change)).not.toExtend<On<(call: { body: { nonsense: Date } }) => Cup>>();
    expectTypeOf(Endpoint(change)).not.toExtend<On<(call: Change & { body: { nonsense: Date } }) => Cup>>();
    expectTypeOf(Endpoint(change)).not.toExtend<On<(call: { body: { name: string } }) => Cup>>();
    expectTypeOf(Endpoint(change)).not.toExtend<On<(call: unknown) => Cup>>();
    expectTypeOf(Endpoint(change)).not.toExtend<On<(call: Change, more: string) => Cup>>();
  });

  it('does not take the call of another endpoint, also of one shaped alike', () => {
    expectTypeOf(Endpoint(change)).not.toExtend<On<(call: CallOf<typeof list>) => Cup>>();
    expectTypeOf(Endpoint(change)).not.toExtend<On<(call: CallOf<typeof replace>) => Cup>>();
  });

  it('returns what the contract says', () => {
    expectTypeOf(Endpoint(change)).not.toExtend<On<(call: Change) => { id: string }>>();
    expectTypeOf(Endpoint(change)).not.toExtend<On<(call: Change) => Paged<Cup>>>();
    expectTypeOf(Endpoint(list)).toExtend<On<(call: CallOf<typeof list>) => Promise<Paged<Cup>>>>();
    expectTypeOf(Endpoint(list)).not.toExtend<On<(call: CallOf<typeof list>) => Cup>>();
  });
});

it('a parameter without @Call() is refused when the class is made', () => {
  const make = (decorate: typeof Call | undefined) => {
    class Cups {
      change(_: Change): Cup {
        return { id: '', name: '' };
      }
    }
    decorate?.()(Cups.prototype, 'change', 0);
    const handler = Object.getOwnPropertyDescriptor(Cups.prototype, 'change');
    Endpoint(change)(Cups.prototype, 'change', handler as TypedPropertyDescriptor<Cups['change']>);
  };

  expect(() => make(Call)).not.toThrow();
  expect(() => make(undefined)).toThrow('Cups.change: its parameter lacks @Call()');
});
