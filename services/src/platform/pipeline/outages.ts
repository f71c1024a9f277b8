import type { ErrorCode } from '@nestwell/contracts/kernel/server';
import { outageOf, type Outage } from '../database/failures';
import { ApiError } from '../http/errors';

type Answer = [code: ErrorCode, message: string, retryAfter: number];

/* Retry-After in seconds. */
const ANSWERS: Readonly<Record<Outage, Answer>> = {
  away: ['unavailable', 'The database does not answer right now', 5],
  full: ['storage_full', 'There is no room to save anything right now. Nothing of this was saved.', 60],
  'read-only': ['read_only', 'Nothing can be saved right now. Nothing of this was saved.', 60],
  locked: ['busy', 'Another program is writing to the database. Nothing of this was saved.', 5],
  damaged: ['damaged', 'A part of the database cannot be read', 60],
  'too-long': ['unavailable', 'This took too long. Nothing of it was saved.', 5],
  contended: ['conflict', 'Someone changed the same thing at the same moment. Please try again.', 1],
};

/** What a caller is told when the database could not do its part; undefined where the mistake is ours. */
export function answerToOutage(failure: unknown): ApiError | undefined {
  const outage = outageOf(failure);
  if (outage === undefined) return undefined;
  const [code, message, retryAfter] = ANSWERS[outage];
  return new ApiError(code, message, { headers: { 'retry-after': String(retryAfter) } });
}
