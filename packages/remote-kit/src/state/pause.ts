import { natives } from './natives';

const LONGEST = 60_000;

/** Waits, at most a minute: nothing of a module goes on for long after she has left its screen. */
export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => natives.after(Math.min(milliseconds, LONGEST), resolve));
