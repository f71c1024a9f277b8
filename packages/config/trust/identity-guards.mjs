/** What holds whoever claims to be her; see `guards.mjs`. */
import { guardOf } from './guard-of.mjs';

const CODES_TEST = 'services/src/account/login/login-codes.http-spec.ts';
const PASSKEY_TEST = 'services/src/account/login/passkey-login.http-spec.ts';
const PROOF_TEST = 'services/src/account/proof/fresh-proof.http-spec.ts';
const CHALLENGES = 'services/src/account/passkeys/challenges.ts';
const CODES = 'services/src/account/login/login-codes';
const PROOF = 'services/src/account/proof/proof.service.ts';
const DOORS = 'services/src/account/login/doors.ts';
const UNPROVED_TEST = 'services/src/account/login/unproved-registrations.http-spec.ts';

export const identityGuards = [
  guardOf(
    'What is limited is counted before it runs',
    'services/src/platform/limits/rate-limit.guard.ts',
    'if (!isKeyed) await this.limits.hit(context);',
    '',
    'services/src/account/users/registration.http-spec.ts',
    'stops a client after its number of registrations an hour, whatever address it claims to have',
  ),
  guardOf(
    'Addresses that nobody has are looked for so often only',
    'services/src/account/login/login.service.ts',
    'this.limits.guarded([caller.name, `address ${email}`], MISSES, () => known(found))',
    'Promise.resolve(known(found))',
    'services/src/account/login/login.http-spec.ts',
    'stops after 30 misses in a minute, and opens again',
  ),
  guardOf(
    'A code is tried five times',
    `${CODES}.ts`,
    'if (!(await this.codes.countTry(userId, isKnown, this.clock.now(), codeRules.tries))) return false;',
    '',
    CODES_TEST,
    'is worthless after five wrong tries, and a fresh one is good at once',
  ),
  guardOf(
    '… and works once',
    `${CODES}.repository.ts`,
    'return (await this.codes.delete({ userId, codeHash: In(codeHashes) })).affected === 1;',
    'return (await this.codes.countBy({ userId, codeHash: In(codeHashes) })) === 1;',
    CODES_TEST,
    'opens the session with the code, once',
  ),
  guardOf(
    'Nothing begins for an address before it is proved',
    'services/src/account/users/users.controller.ts',
    "const needsProof = this.config.loginVerification === 'everyone';",
    'const needsProof = false;',
    UNPROVED_TEST,
    'starts nothing for an address that nobody has proved: no trial, no session, no mail but the code',
  ),
  guardOf(
    'A door that a member closed stays closed to her e-mail alone',
    DOORS,
    "if (this.codeAskedBy(user) !== 'nobody') return 'code';",
    '',
    'services/src/account/signing-in/closed-doors.http-spec.ts',
    'a code by mail that she asks for stands before her e-mail, until she does no more',
  ),
  guardOf(
    'What was set up while her door was open goes as it closes',
    'services/src/account/signing-in/door-changes.ts',
    'isClosing && (await this.closings.stopAll(userId))',
    'false',
    'services/src/calendar/outside-closing.http-spec.ts',
    'what whoever came in by her e-mail could have set up to read on goes when she closes her door, and she is told',
  ),
  guardOf(
    'A passkey’s answer is to a challenge of ours',
    CHALLENGES,
    'if (!seals.some((right) => isSame(given, right.subarray(0, SEAL_BYTES)))) return false;',
    '',
    PASSKEY_TEST,
    'refuses a challenge that somebody made up, changed, or was given for a proof',
  ),
  guardOf(
    '… of the last five minutes',
    CHALLENGES,
    'return endOf(whole) > this.clock.now().getTime();',
    'return true;',
    PASSKEY_TEST,
    'takes no answer after five minutes',
  ),
  guardOf(
    'A browser is known by our signature',
    'services/src/platform/session/known-browsers.ts',
    'this.signatures.verifies(textOf(name, userId), given) ? name : undefined',
    'given.length === 32 ? name : undefined',
    'services/src/account/login/known-browsers.http-spec.ts',
    'takes no proof but hers: another member, or an invented one, is a stranger',
  ),
  guardOf(
    'A wrong code proves nothing',
    PROOF,
    "throw refused('proof_refused', `Not this one. ${TRIES_LEFT[left] ?? ''}`.trim(), 'code');",
    'return void left;',
    PROOF_TEST,
    'says of a wrong code how many tries are left, and lets nobody in after five',
  ),
  guardOf(
    'Nor does an answer that a phone gave before, or for something else',
    PROOF,
    "throw refused('proof_refused', 'That did not work. Try again, or use a code.');",
    'return;',
    PROOF_TEST,
    'takes an answer that a phone gave for a proof once',
  ),
  guardOf(
    'Nor a code that is not on her sheet, or was used',
    PROOF,
    "throw refused('proof_refused', 'Not this one. Each code of the sheet works once.', 'recoveryCode');",
    'return;',
    PROOF_TEST,
    'a code of another’s sheet, or one used before, proves nothing',
  ),
];
