import { breaksBetween } from './compare-agreements';
import { codeRemarks } from './compare-codes';

const CALL = 'POST /api/meal-plans';
const known = ['invalid', 'too_many_plans'];

const built = (heeded: string[], exhausts = false) => ({
  borrowed: [],
  calls: { [CALL]: { errors: known, heeded, exhausts } },
});
const offered = (...errors: string[]) => ({ borrowed: [], calls: { [CALL]: { errors } } });
const offeredWithoutCodes = { borrowed: [], calls: { [CALL]: {} } };
const builtBefore = { borrowed: [], calls: { [CALL]: {} } };

it('a code that a build waits for and nobody sends any more breaks it', () => {
  expect(breaksBetween(built(['too_many_plans']), offered('invalid'))).toEqual([
    `${CALL}: it no longer refuses with too_many_plans`,
  ]);
  expect(breaksBetween(built(['too_many_plans']), offered(...known))).toEqual([]);
});

it('a code that it knew and does not name is a remark', () => {
  const before = built(['invalid']);

  expect(breaksBetween(before, offered('invalid'))).toEqual([]);
  expect(codeRemarks(before.calls, offered('invalid').calls)).toEqual([
    `${CALL}: it no longer refuses with too_many_plans`,
  ]);
});

it('a code that it does not know is a remark where it keeps a table of them', () => {
  const now = offered(...known, 'plan_busy');

  expect(breaksBetween(built(known, true), now)).toEqual([]);
  expect(codeRemarks(built(known, true).calls, now.calls)).toEqual([
    `${CALL}: it may now be refused with plan_busy, which is not in its table`,
  ]);
  expect(codeRemarks(built(known).calls, now.calls)).toEqual([]);
});

it('a loss is told once, as what it is', () => {
  expect(codeRemarks(built(['too_many_plans']).calls, offered('invalid').calls)).toEqual([]);
});

it('agreements from before codes were written down are compared as far as they say', () => {
  const now = offered('invalid', 'plan_busy');

  expect(breaksBetween(builtBefore, now)).toEqual([]);
  expect(codeRemarks(builtBefore.calls, now.calls)).toEqual([]);
  expect(breaksBetween(built(known, true), offeredWithoutCodes)).toEqual([]);
  expect(codeRemarks(built(known, true).calls, offeredWithoutCodes.calls)).toEqual([]);
});

it('a call that is gone is said of the call, not of its codes', () => {
  expect(breaksBetween(built(known), { borrowed: [], calls: {} })).toEqual([`${CALL} is gone`]);
  expect(codeRemarks(built(known).calls, {})).toEqual([]);
});
