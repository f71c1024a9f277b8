import { natives } from '@nestwell/remote-kit/host';
import { HOUR } from '@nestwell/domain/moments';
import { LOADING } from './loading';
import { RUNNING } from './running';

/** Milliseconds after which code that still runs has not let go; until then another page may just be at work. */
const TOO_LONG = 3000;
/** How long this browser passes a version over that held one of its pages. */
const PASSED_OVER = HOUR;
const HELD = 'watch.held';

/** A version's code held the page until it was closed; `during` says what it did, as far as that is known. */
export class HeldThePage extends Error {
  constructor(readonly during: string) {
    super(`It held the page: ${during}`);
  }
}

type Held = Record<string, { during: string; until: number }>;

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

/** It ran again at her word and came up: what holds a page then leaves a new mark. */
export function forgive(held: Held, owner: string | undefined): void {
  if (owner === undefined || !(owner in held)) return;
  delete held[owner];
  try {
    keep(localStorage, held);
  } catch {
    // Storage is blocked: then nothing was kept.
  }
}

function keep(storage: Storage, held: Held): void {
  if (Object.keys(held).length > 0) natives.write(storage, HELD, JSON.stringify(held));
  else natives.remove(storage, HELD);
}

function readHeld(storage: Storage, now: number): Held {
  const known = JSON.parse(natives.read(storage, HELD) ?? '{}') as Held;
  const held = Object.fromEntries(Object.entries(known).filter(([, { until }]) => until > now));
  for (const name of Object.keys(storage)) {
    if (!name.startsWith(RUNNING) && !name.startsWith(LOADING)) continue;
    const [since, doing = '', ...owners] = (natives.read(storage, name) ?? '').split(' ');
    if (now - Number(since) < TOO_LONG) continue;
    natives.remove(storage, name);
    for (const owner of owners) held[owner] ??= { during: doing, until: now + PASSED_OVER };
  }
  keep(storage, held);
  return held;
}
