import { deviceZone } from '@nestwell/domain/device-time';
import { natives } from '../state/natives';
import { storedUserId } from './stored-user';
import { HttpError } from './http-error';
import { outOfPace } from './pace';
import { tabName } from './tab-name';
import { traceOfPage } from './trace';

export interface SendOptions {
  signal?: AbortSignal;
  /** Makes a creation safe to repeat: the server returns the first result again. */
  idempotencyKey?: string;
  headers?: Record<string, string>;
}

/** One request of ours: identity, zone and credentials on each; the JSON content type only with a body. */
export function send(
  method: string,
  url: string,
  body: unknown,
  options: SendOptions = {},
): Promise<Response> {
  const refused = outOfPace(method, url);
  if (refused) return refused;
  const hasBody = body !== undefined;
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
    ...(options.signal && { signal: options.signal }),
  });
}

export async function failureOf(response: Response): Promise<HttpError> {
  return new HttpError(response.status, response.statusText, await response.text().catch(() => ''));
}

function identity(): Record<string, string> {
  const userId = storedUserId();
  return {
    ...(userId && { 'x-user-id': userId }),
    'x-timezone': deviceZone(),
  };
}
