import { Carried } from '../carried';
import { newId } from '../database/ids';

/** Set while a call with an `Idempotency-Key` works: the same for each try of it, whichever instance makes it. */
export const workId = new Carried<string>();

/**
 * The id to give what a call that speaks to somebody else's server makes. A second try, after the first one's process
 * died half-way, gets the same: it finds what the first one wrote, and the other side what the first one asked.
 */
export const repeatableId = (): string => workId.get() ?? newId();
