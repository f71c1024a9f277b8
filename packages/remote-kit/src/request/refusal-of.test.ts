import type { account } from '@nestwell/contracts/account';
import { community } from '@nestwell/contracts/community';
import { nutrition } from '@nestwell/contracts/nutrition';
import type { CodeOf } from '@nestwell/contracts/kernel';
import { expectTypeOf } from 'expect-type';
import { HttpError } from './http-error';
import { refusalOf, type MeaningsOf } from './refusal-of';

const refused = (code: string) => new HttpError(409, 'Conflict', JSON.stringify({ code, message: 'No.' }));

/* The first two fail to compile, in the check of types, once a screen's codes are no longer tied to the contract. */
it('a refusal has the codes of its call and no others', () => {
  const refusal = refusalOf(nutrition.createMealPlan, refused('too_many_plans'));
  type Code = NonNullable<typeof refusal>['code'];

  expectTypeOf<Code>().toEqualTypeOf<CodeOf<typeof nutrition.createMealPlan> | undefined>();
  expectTypeOf<'too_many_plans'>().toExtend<Code>();
  expectTypeOf<'posting_suspended'>().not.toExtend<Code>();
  expectTypeOf<string>().not.toExtend<Code>();
});

it("a table of what a call's codes mean forgets none of its own", () => {
  type Meanings = MeaningsOf<typeof account.findUserByEmail, string>;
  type Own = 'not_found' | 'verification_required' | 'code_not_sent' | 'passkey_required';

  expectTypeOf<Record<Own, string>>().toExtend<Meanings>();
  expectTypeOf<Record<Own | 'too_many_requests', string>>().toExtend<Meanings>();
  expectTypeOf<Record<Exclude<Own, 'code_not_sent'>, string>>().not.toExtend<Meanings>();
  expectTypeOf<keyof Meanings>().toEqualTypeOf<CodeOf<typeof account.findUserByEmail>>();
});

it('a code that the call does not list is none that a screen knows', () => {
  const error = refused('too_many_plans');

  expect(refusalOf(nutrition.createMealPlan, error)).toMatchObject({ code: 'too_many_plans', reason: 'No.' });
  expect(refusalOf(community.createPost, error)).toMatchObject({ status: 409, code: undefined });
  expect(refusalOf(community.createPost, new TypeError('Failed to fetch'))).toBeUndefined();
});
