import type { TakenKind } from '@nestwell/contracts/kernel/server';
import { methodMark } from '../discovery/decorated-methods';

/** Puts back what was deleted of a kind: is given its user and what was stored of it, as JSON gives it back. Runs in a transaction. */
export const RestoresDeleted = methodMark<TakenKind, (userId: string, stored: never) => Promise<void>>();

/** Removes for good, by its name, what stayed while it could be put back. Runs in a transaction. */
export const ForgetsDeleted = methodMark<TakenKind, (name: string) => Promise<void>>();
