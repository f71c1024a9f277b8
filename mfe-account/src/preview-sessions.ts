import { identity } from '@nestwell/contracts/identity';
import { session, type RunningSession } from '@nestwell/contracts/kernel';
import { DAY } from '@nestwell/domain/moments';
import { answer } from '@nestwell/remote-kit/preview';

const daysAgoAt = (daysAgo: number) => new Date(Date.now() - daysAgo * DAY).toISOString();
const aSession = (id: string, device: string, daysAgo: number): RunningSession => ({
  id: id.repeat(32),
  device,
  deviceKind: 'computer',
  lastUsedAt: daysAgoAt(daysAgo),
  startedAt: daysAgoAt(60),
  isThisOne: false,
});
const sessions: RunningSession[] = [
  { ...aSession('a', 'Safari on iPhone', 0), deviceKind: 'phone', isThisOne: true },
  aSession('b', 'Chrome on Windows', 3),
  { ...aSession('c', 'Firefox on Android', 60), deviceKind: 'tablet' },
];

/** Where a member is signed in, and what opens her account. */
export const sessionAnswers = [
  answer(session.list, sessions),
  answer(session.endOne, undefined),
  answer(session.endOthers, undefined),
  answer(identity.signingIn, {
    door: 'open',
    isMailSet: false,
    codeAskedBy: 'nobody',
    passkeys: [],
    recoveryCodes: null,
  }),
  answer(identity.proofState, { isNeeded: false, ways: [] }),
];
