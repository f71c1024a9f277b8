import { natives } from '@nestwell/remote-kit/host';
import { endOfTurn } from './end-of-turn';

/** What a module's code does while it has the page to itself. */
export type Doing = 'import' | 'render' | 'event' | 'timer';

export interface Running {
  /** `id@version`. */
  owner: string;
  doing: Doing;
}

type Hear = (running: Running | null) => void;

/** Of this page; others of the same browser have their own. */
export const RUNNING = 'watch.running.';
const place = RUNNING + Math.random().toString(36).slice(2, 10);

/** React draws in slices of some milliseconds, each a turn of its own; what waits for something is left alone by then. */
const SLICES = 100;

let now: Running | null = null;
/** What was told last: it may stand a little longer than what it says, until the turn ends. */
let told: Running | null = null;
let hear: Hear = () => undefined;
let turnsLeft = 0;
const clearAtTheEnd = endOfTurn(() => {
  if (now && turnsLeft-- > 0) return clearAtTheEnd();
  now = null;
  tell(null);
});

/** Whose code has the page, as far as it is known. */
export const running = (): Running | null => now;

/** Tells each change, at once: whoever hears must not need this thread. */
export function onRunning(listener: Hear): void {
  hear = listener;
}

/**
 * A module's code is about to run. It counts as running until this turn of the page ends (for what is drawn, until it
 * is), or somebody else's begins: code that never lets the turn end leaves the mark behind, for the watchdog and for the next load.
 */
export function begins(owner: string, doing: Doing): void {
  now = { owner, doing };
  turnsLeft = doing === 'render' ? SLICES : 0;
  if (told?.owner !== owner || told.doing !== doing) tell(now);
  clearAtTheEnd();
}

/** It has done what it was marked for. The mark itself goes with the turn: each part of Home would cost two more. */
export function ends(): void {
  now = null;
}

/** Marks while `work` runs, and then again what was before. */
export function during<Result>(owner: string, doing: Doing, work: () => Result): Result {
  const before = now;
  begins(owner, doing);
  try {
    return work();
  } finally {
    if (before) begins(before.owner, before.doing);
    else ends();
  }
}

/** The page stands still, and no module is to blame. */
export function stands(): void {
  ends();
  tell(null);
}

let left = false;

/** The page is left: what its last events still draw could not take its mark away any more, and holds nothing. */
export function leaves(): void {
  stands();
  left = true;
}

/** It comes back as it was, from where browsers keep pages that were left. */
export function returns(): void {
  left = false;
}

export const isLeft = (): boolean => left;

function tell(next: Running | null): void {
  if (left) return;
  told = next;
  hear(next);
  try {
    // While a page is painted there is none, and each error of its lack would cost more than the part that is drawn.
    if (typeof localStorage === 'undefined') return;
    if (next) natives.write(localStorage, place, `${Date.now()} ${next.doing} ${next.owner}`);
    else natives.remove(localStorage, place);
  } catch {
    // Storage is blocked or full: the watchdog still sees it.
  }
}
