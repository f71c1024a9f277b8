import { HOUR } from '@nestwell/domain/moments';
/** The hour of a moment in UTC, as text that sorts: `2026-11-21T08`. */
export const hourOf = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 13);

/** The last 24 hours, oldest first, the running one included. */
export const lastDay = (now: Date) =>
  Array.from({ length: 24 }, (_, index) => hourOf(now.getTime() - (23 - index) * HOUR));
