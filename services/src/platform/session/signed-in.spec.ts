import { plainReading } from '@nestwell/domain/reading';
import type { SessionCookie } from '../http/session-cookie';
import type { UserDirectory, UserOfSession } from '../session-user';
import type { SessionEnds } from './session-ends';
import type { SessionRepository } from './session.repository';
import type { Sessions } from './sessions';
import { SignedIn } from './signed-in';
import { tokenHashOf } from './token-hash';

const user = { id: 'u1', role: 'user', timezone: 'UTC', locale: null, reading: plainReading } as const;
const cookieOf = (token: string | undefined) => ({ token }) as SessionCookie;

let reads: number;
let signedIn: SignedIn;
beforeEach(() => {
  reads = 0;
  const directory: Pick<UserDirectory, 'bySession'> = {
    bySession: (hash) => {
      reads += 1;
      const isKnown = hash.equals(tokenHashOf('amara'));
      return Promise.resolve(isKnown ? ({ session: { role: 'user' }, user } as UserOfSession) : null);
    },
  };
  signedIn = new SignedIn(
    {} as SessionRepository,
    { isRunning: () => true } as unknown as SessionEnds,
    { noteUse: () => Promise.resolve() } as unknown as Sessions,
    directory as UserDirectory,
  );
});

it('calls that a request makes with its own cookie share the session that was checked with it', async () => {
  const found = await signedIn.share(cookieOf('amara'), user, () => signedIn.userOf(cookieOf('amara')));

  expect([found, reads]).toEqual([user, 0]);
});

it.each([
  ['another session', 'maya'],
  ['none', undefined],
])('and with the cookie of %s they are not hers', async (_, token) => {
  const found = await signedIn.share(cookieOf('amara'), user, () => signedIn.userOf(cookieOf(token)));

  expect(found).toBeUndefined();
});

it('after them the session is read again', async () => {
  await signedIn.share(cookieOf('amara'), user, () => Promise.resolve());
  await signedIn.userOf(cookieOf('amara'));

  expect(reads).toBe(1);
});
