import { deviceZone } from '@nestwell/domain/device-time';
import { clearWithMember } from '../state/member-memory';
import { natives } from '../state/natives';
import { storedUserId } from './stored-user';
import { HttpError } from './http-error';
import { outOfPace } from './pace';
import { Unanswered } from './unanswered';
import { tabName } from './tab-name';
import { traceOfPage } from './trace';

/**
 * In milliseconds: what hangs for so long has failed, an answer that stops half-way too. A phone that has left a network
 * waits for many minutes for what it had asked there.
 */
const PATIENCE = { read: 15_000, write: 30_000 };

export interface SendOptions {
  signal?: AbortSignal;
  /** In milliseconds; `Infinity` where an answer is listened to as long as it goes on. */
  patience?: number;
  /** Makes a creation safe to repeat: the server returns the first result again. */
  idempotencyKey?: string;
  headers?: Record<string, string>;
}

/**
 * One request of ours: identity, zone and credentials on each; the JSON content type only with a body.
 * Throws `TypeError` when the network fails, of the kind `Unanswered` where it hangs.
 */
export function send(
  method: string,
  url: string,
  body: unknown,
  options: SendOptions = {},
): Promise<Response> {
  const refused = outOfPace(method, url);
  if (refused) return refused;
  const hasBody = body !== undefined;
  const patience = options.patience ?? (method === 'GET' ? PATIENCE.read : PATIENCE.write);
  const signal =
    patience === Infinity ? options.signal : inTime(patience, `${method} ${url}`, options.signal);
  return natives.fetch(url, {
    method,
    credentials: 'include',
    headers: {
      accept: 'application/json',
      ...(hasBody && { 'content-type': 'application/json' }),
      ...identity(),
      ...traceOfPage(),
      ...(method !== 'GET' && { 'x-tab': tabName() }),
      ...(options.idempotencyKey && { 'idempotency-key': options.idempotencyKey }),
      ...options.headers,
    },
    ...(hasBody && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
}

/** Of requests that may still be answered. */
const onTheirWay = new Set<AbortController>();

// An answer that came after the member has left would put her data back.
clearWithMember(() => {
  for (const controller of onTheirWay) controller.abort();
  onTheirWay.clear();
});

/** Ends with the caller's signal, with the member's session, and by itself. */
function inTime(patience: number, what: string, called?: AbortSignal): AbortSignal {
  const controller = new AbortController();
  onTheirWay.add(controller);
  natives.after(patience, () => {
    onTheirWay.delete(controller);
    controller.abort(new Unanswered(`${what} had no answer within ${patience / 1000} s`));
  });
  const callOff = () => controller.abort(called?.reason);
  if (called?.aborted) callOff();
  else if (called) natives.listen(called, 'abort', callOff);
  return controller.signal;
}

export async function failureOf(response: Response): Promise<HttpError> {
  const body = await response.text().catch(() => '');
  return new HttpError(response.status, response.statusText, body, retryAfterMsOf(response));
}

/** The header also may hold a date, which our services never send. */
function retryAfterMsOf({ headers }: Response): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : undefined;
}

function identity(): Record<string, string> {
  const userId = storedUserId();
  return {
    ...(userId && { 'x-user-id': userId }),
    'x-timezone': deviceZone(),
  };
}
