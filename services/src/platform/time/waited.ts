import { DAY, later } from '@nestwell/domain/moments';
import { Carried } from '../carried';
import { badRequest } from '../http/errors';

/** As long as a key is known (`retention.answers`). */
const LONGEST = 30 * DAY;

const waited = new Carried<number>();

/**
 * Works at a call that waited in her browser for a connection: `x-waited` says how many milliseconds. Said as a span,
 * not as a moment, so that a device whose clock is wrong is no worse off than one that is online.
 */
export function afterWaiting<T>(header: string | string[] | undefined, work: () => Promise<T>): Promise<T> {
  if (header === undefined) return work();
  const span = Number(header);
  if (!/^\d{1,10}$/.test(String(header)) || span > LONGEST)
    throw badRequest('x-waited', 'must be whole milliseconds, of thirty days at most');
  return waited.run(span, work);
}

/** When she did what is called for now. */
export const whenDone = (now: Date): Date => later(now, -(waited.get() ?? 0));
