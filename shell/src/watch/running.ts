import { natives } from '@nestwell/remote-kit/host';
import { endOfTurn } from './end-of-turn';

/** What a module's code does while it has the page to itself. */
export type Doing = 'import' | 'render' | 'event';

export interface Running {
  /** `id@version`. */
  owner: string;
  doing: Doing;
}

/** One mark for each page of this browser: a time, what goes on, and the versions whose code it may be. */
const place = 'watch.page.' + Math.random().toString(36).slice(2, 10);

/** React renders a part in several tasks; a part that suspends does not come to its end. */
const MAX_RENDER_MS = 500;
const BEAT_MS = 2000;

let now: Running | null = null;
let cancel = () => {};
let hear: (running: Running | null) => void = () => {};
/** A page in the background may be ended by the system at any moment, which blames nobody. */
let isVisible = true;
/** Versions whose files are on their way: their code may run at any moment. */
const loading = new Set<string>();
/** Versions that this page has asked for: what they started may run at any moment. */
const met = new Set<string>();

const endTurn = endOfTurn(() => {
  if (now?.doing !== 'render') ends();
});

/** Whose code has the page, as far as it is known. */
export const running = (): Running | null => now;

/** Versions that this page has asked for. */
export const metVersions = (): string[] => [...met];

/** Tells each change, at once: whoever hears must not need this thread. */
export function onRunning(listener: typeof hear): void {
  hear = listener;
}

/** The host enters a version's code. The mark ends with `ends`, at the latest with the turn. */
export function begins(owner: string, doing: Doing): void {
  now = { owner, doing };
  tell();
  cancel();
  // Rendered on the server there is no mark, and no other page that could read it.
  if (!hasStorage()) return;
  if (doing === 'render') cancel = natives.after(MAX_RENDER_MS, ends);
  else endTurn();
}

/** The host has left it. What runs from here on, as an observer of what it changed, is not its code. */
export function ends(): void {
  if (now === null) return;
  now = null;
  cancel();
  tell();
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

/** Notes that a file of a version is asked for. @returns how to note that it has run, or will not. */
export function loads(owner: string): () => void {
  met.add(owner);
  loading.add(owner);
  mark();
  return () => {
    if (loading.delete(owner)) mark();
  };
}

/** The page is seen again, or is hidden, left, or stands still for a dialog of the browser. */
export function seen(isSeen: boolean): void {
  isVisible = isSeen;
  if (!isSeen) now = null;
  tell();
}

/** The heartbeat: a mark that grows old is one of a page that hangs or has crashed. */
export function startHeartbeat(): void {
  natives.every(BEAT_MS, () => {
    if (now === null) mark();
  });
}

function tell(): void {
  hear(now);
  mark();
}

function mark(): void {
  try {
    if (!hasStorage()) return;
    const owners = now ? [now.owner] : loading.size > 0 ? loading : met;
    const doing = now?.doing ?? (loading.size > 0 ? 'load' : 'unknown');
    if (isVisible && [...owners].length > 0)
      natives.write(localStorage, place, [Date.now(), doing, ...owners].join(' '));
    else natives.remove(localStorage, place);
  } catch {
    // Storage is blocked or full: the watchdog still sees it.
  }
}

const hasStorage = () => typeof localStorage !== 'undefined';
