import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Short, and nothing that could be an address, a name or a second line of the log. */
const ID = /^[\w-]{8,64}$/;

/** What all log lines of a request are found by: as a proxy named it, or a new name. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && ID.test(given) ? given : randomUUID();
}
