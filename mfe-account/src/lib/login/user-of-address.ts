import { normalisedEmail, type User } from '@nestwell/contracts/account';
import { session } from '@nestwell/contracts/kernel';
import { call } from '@nestwell/remote-kit';

/** The answered user, where her account has the typed address. Else the session that was begun ends, and it throws. */
export async function userOfAddress(user: User, typed: string): Promise<User> {
  if (user.email === normalisedEmail(typed)) return user;
  await call(session.end).catch(() => undefined);
  throw new Error('The account that was answered has another address');
}
