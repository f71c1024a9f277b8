import { natives } from '@nestwell/remote-kit/host';
import { HOUR } from '@nestwell/domain/moments';

/** Milliseconds after which code that still runs has not let go; until then another page may just be at work. */
const TOO_LONG = 3000;
/** Milliseconds without a heartbeat after which a page that was seen hangs or has crashed. */
const SILENT = 5000;
/** How long this browser passes a version over that held or broke one of its pages. */
const PASSED_OVER = HOUR;
const HELD = 'watch.held';
/** Of all marks, also of those that earlier builds left. */
const WATCH = 'watch.';
// Taken before any module's code runs: it may have replaced them when a page is given up.
const { parse, stringify } = JSON;

/** What stood in the mark of a page where nobody can tell whose code it was. */
const GUESSES = ['load', 'unknown'];

/** A version's code held or broke an earlier page; `during` says what it did, as far as that is known. */
export class HeldThePage extends Error {
  constructor(readonly during: string) {
    super(during === 'broken' ? 'It broke the page' : `It held the page: ${during}`);
  }

  /** Whether it may as well have been another version of that page: then nobody is blamed. */
  get isGuess(): boolean {
    return GUESSES.includes(this.during);
  }
}

export type Held = Record<string, { during: string; until: number }>;

/**
 * Versions that held an earlier page of this browser, by `id@version`: those whose marks were left behind. Call it
 * before any module's code runs.
 */
export function heldBefore(storage: () => Storage = () => localStorage, now = Date.now()): Held {
  try {
    return readHeld(storage(), now);
  } catch {
    return {};
  }
}

/** Passes these versions over from the next load on. @returns whether that is news */
export function hold(held: Held, owners: readonly string[], during: string): boolean {
  let isNews = false;
  // Methods of arrays may be what was replaced.
  for (const owner of owners) {
    if (owner in held) continue;
    held[owner] = { during, until: Date.now() + PASSED_OVER };
    isNews = true;
  }
  if (isNews) keep(() => localStorage, held);
  return isNews;
}

/** It ran again at her word and came up: what holds a page then leaves a new mark. A guess stands for its time. */
export function forgive(held: Held, owner: string | undefined): void {
  const known = owner === undefined ? undefined : held[owner];
  if (owner === undefined || known === undefined || GUESSES.includes(known.during)) return;
  delete held[owner];
  keep(() => localStorage, held);
}

function keep(storage: () => Storage, held: Held): void {
  try {
    if (Object.keys(held).length > 0) natives.write(storage(), HELD, stringify(held));
    else natives.remove(storage(), HELD);
  } catch {
    // Storage is blocked or full: then the next load learns nothing.
  }
}

function readHeld(storage: Storage, now: number): Held {
  const known = parse(natives.read(storage, HELD) ?? '{}') as Held;
  const held = Object.fromEntries(Object.entries(known).filter(([, { until }]) => until > now));
  for (const name of Object.keys(storage)) {
    if (!name.startsWith(WATCH) || name === HELD) continue;
    const [since, during = '', ...owners] = (natives.read(storage, name) ?? '').split(' ');
    if (now - Number(since) < (during === 'unknown' ? SILENT : TOO_LONG)) continue;
    natives.remove(storage, name);
    for (const owner of owners) held[owner] ??= { during, until: now + PASSED_OVER };
  }
  keep(() => storage, held);
  return held;
}
