import { DAY } from '@nestwell/domain/moments';
import { HttpError } from '../../request/http-error';
import { noticeRefusal } from '../../request/call';
import { send } from '../../request/send';
import { PLAN_MISSING, type Outcome } from './outbox';
import type { Waiting } from './waiting';

/** The server knows a key for thirty days; by itself nothing is sent after that. */
const LONGEST = 25 * DAY;
/** The server takes no longer span: a clock went astray, and it is as of now. */
const SAYABLE = 30 * DAY;
/** No plan now, others at the same thing, too many calls, a server on a bad day: the same call may be taken later. */
const LATER = new Set([401, PLAN_MISSING, 408, 425, 429, 500, 502, 503, 504]);
const LATER_CODES = /"code":\s*"(?:in_progress|conflict)"/;

/** Sends one, as her who wrote it and from where she was. */
export async function post(waiting: Waiting): Promise<Outcome> {
  const { userId, key, method, url, body, zone, keptAt, byHand } = waiting;
  const waited = waitedOf(keptAt, Date.now());
  if (waited > LONGEST && !byHand) return refused(0, 'Too Old', 'It waited too long to go by itself.');
  const headers = {
    'x-user-id': userId,
    'x-timezone': zone,
    ...(waited <= SAYABLE && { 'x-waited': String(Math.round(waited)) }),
  };
  try {
    const response = await send(method, url, body, { idempotencyKey: key, headers });
    const text = await response.text();
    if (response.ok) return { is: 'sent', answer: text ? (JSON.parse(text) as unknown) : undefined };
    return judged(method, response, text);
  } catch (error) {
    return error instanceof HttpError ? { is: 'later', error } : { is: 'later' };
  }
}

/** How long a change has waited, by a clock that may have been set back meanwhile. */
export const waitedOf = (keptAt: number, now: number): number => Math.max(0, now - keptAt);

function judged(method: string, { status, statusText }: Response, text: string): Outcome {
  // It is gone, as she wanted.
  if (method === 'DELETE' && status === 404) return { is: 'sent', answer: undefined };
  noticeRefusal(status, { access: 'session' });
  if (LATER.has(status) || LATER_CODES.test(text))
    return { is: 'later', error: new HttpError(status, statusText, text) };
  return refused(status, statusText, text);
}

const refused = (status: number, statusText: string, body: string): Outcome => ({
  is: 'refused',
  error: new HttpError(status, statusText, body),
  refused: { status, body },
});
