import { session as sessionCalls } from '@nestwell/contracts/kernel';
import { call } from '@nestwell/remote-kit';
import { natives } from '@nestwell/remote-kit/host';
import { isReached, onceReached } from '../installed/reached';

/** How long a logout waits for the server; without it the device forgets her all the same. */
const END_SESSION_TIMEOUT_MS = 2000;

/** Set while the server has not heard of a logout: the session's cookie is not for scripts. It names no member. */
const PENDING = 'shell.endSession';

/** Ends the session on the server. Returns whether the server said so. */
export async function endSession(): Promise<boolean> {
  try {
    await call(sessionCalls.end, {}, { signal: AbortSignal.timeout(END_SESSION_TIMEOUT_MS) });
    return true;
  } catch {
    return false;
  }
}

export const isEndPending = (): boolean => natives.read(localStorage, PENDING) !== null;

/** Somebody has signed in: the former session was ended with that. */
export const forgetPendingEnd = (): void => natives.remove(localStorage, PENDING);

/** Logged out without the server: ended once it can be reached, in this page or the next one. */
export function endOnceReached(): void {
  natives.write(localStorage, PENDING, 'true');
  onceReached(() => void endPending());
}

/** What an earlier logout could not tell the server. */
export async function endPending(): Promise<void> {
  if (!isEndPending()) return;
  if (isReached() && (await endSession())) forgetPendingEnd();
  else if (isEndPending()) onceReached(() => void endPending());
}
