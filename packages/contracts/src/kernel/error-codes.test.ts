import { expectTypeOf } from 'expect-type';
import { z } from 'zod';
import { contract, type Contract } from './contract';
import type { ErrorCode } from './error';
import { codesOf, type CodeOf, type OwnCodeOf } from './error-codes';

const cup = { path: '/api/cups', summary: 'A cup', response: z.null() } as const;
const look = contract({ ...cup, method: 'GET', access: 'open' });
const hers = contract({ ...cup, method: 'GET', access: 'subscriber' });
const fill = contract({
  ...cup,
  method: 'POST',
  access: 'session',
  idempotent: true,
  limited: true,
  errors: ['not_found', 'trial_used'],
});

const ofAnyCall = [
  'invalid',
  'unauthorized',
  'forbidden',
  'foreign_origin',
  'internal',
  'unavailable',
  'conflict',
  'busy',
  'storage_full',
  'read_only',
  'damaged',
] as const;
const ofFilling = [
  ...ofAnyCall,
  'too_large',
  'unsupported_media_type',
  'idempotency_key_reused',
  'in_progress',
  'too_many_requests',
  'not_found',
  'trial_used',
] as const;
type OfAnyCall = (typeof ofAnyCall)[number];
type OfFilling = (typeof ofFilling)[number];

/* These fail to compile, in the check of types, once the codes are no longer tied to the contract. */
it('what a call can be refused with follows from its description, and from the codes it lists', () => {
  expectTypeOf<CodeOf<typeof look>>().toEqualTypeOf<OfAnyCall>();
  expectTypeOf<CodeOf<typeof hers>>().toEqualTypeOf<OfAnyCall | 'subscription_required'>();
  expectTypeOf<CodeOf<typeof fill>>().toEqualTypeOf<OfFilling>();
  expectTypeOf<OwnCodeOf<typeof fill>>().toEqualTypeOf<'not_found' | 'trial_used'>();
  expectTypeOf<OwnCodeOf<typeof look>>().toEqualTypeOf<never>();
});

it('of a call that nobody knows more about, it can be any code', () => {
  expectTypeOf<CodeOf<Contract>>().toEqualTypeOf<ErrorCode>();
});

it('a table of its codes lacks none and has no other', () => {
  type Table = Record<CodeOf<typeof fill>, string>;

  expectTypeOf<Record<OfFilling, string>>().toExtend<Table>();
  expectTypeOf<Record<Exclude<OfFilling, 'trial_used'>, string>>().not.toExtend<Table>();
  expectTypeOf<keyof Table>().not.toEqualTypeOf<OfFilling | 'plan_busy'>();
});

it('the same is known at run time', () => {
  expectTypeOf(codesOf(fill)).toEqualTypeOf<readonly OfFilling[]>();
  expect([...codesOf(fill)].sort()).toEqual([...ofFilling].sort());
  expect(codesOf(hers)).toEqual(expect.arrayContaining([...codesOf(look), 'subscription_required']));
  expect(codesOf(look)).not.toContain('not_found');
});
