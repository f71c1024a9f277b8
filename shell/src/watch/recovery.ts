import { ownerIn } from '@nestwell/contracts/delivery';
import { natives } from '@nestwell/remote-kit/host';
import { hold, type Held } from './held';
import { metVersions } from './running';

const LOOK_MS = 2000;
/** Looks in a row at which the page was not in its place; before it stood there for the first time it may be slow. */
const MISSED = 2;
const MISSED_AT_FIRST = 8;
const MAX_RELOADS = 5;
const RELOADS_WITHIN_MS = 60_000;
const RELOADS = 'watch.reloads';

/** A page that is in its place, and seen. What the session hides is hidden by `visibility` below the root. */
const isInPlace = (place: HTMLElement): boolean =>
  place.isConnected &&
  place.childElementCount > 0 &&
  isShown(place) &&
  isShown(document.documentElement, { visibilityProperty: true });

/** Browsers before 2024 cannot tell. */
const isShown = (element: HTMLElement, how?: CheckVisibilityOptions): boolean =>
  (element as Partial<HTMLElement>).checkVisibility?.(how) ?? true;

/** What every screen does all the time: where a version has replaced it, this throws from that version's script. */
function tryBasics(): void {
  JSON.parse(JSON.stringify([0].map(String)));
  document.createElement('i').append('');
  void Promise.resolve().then(String);
}

/** Leaves versions out that make this page unusable. */
export interface Recovery {
  /** Passes the version over whose script an error names, else every version of this page, and loads the page anew. */
  brokenBy: (error?: unknown) => void;
  /** Looks now and then whether the page is still in its place, and can do what every screen does. */
  watch: (place: HTMLElement) => void;
}

/** A page whose versions are all passed over already is not loaded again: it would be the same. */
export function createRecovery(
  held: Held,
  isHalfFilled: () => boolean,
  reload = () => location.reload(),
): Recovery {
  const brokenBy = (error?: unknown) => {
    const owner = ownerOf(error);
    const isNews = owner === undefined ? hold(held, metVersions(), 'unknown') : hold(held, [owner], 'broken');
    // The next load is hers where she has written something that still stands.
    if (isNews && !isHalfFilled()) reload();
  };
  return {
    brokenBy,
    watch: (place) => {
      let missed = 0;
      let hasStood = isInPlace(place);
      natives.every(LOOK_MS, () => {
        try {
          tryBasics();
        } catch (error) {
          if (ownerOf(error) !== undefined) return brokenBy(error);
        }
        const stands = isInPlace(place);
        hasStood ||= stands;
        missed = stands ? 0 : missed + 1;
        if (missed === (hasStood ? MISSED : MISSED_AT_FIRST)) brokenBy();
      });
    },
  };
}

/** The version whose script an error comes from. */
const ownerOf = (error: unknown) => (error instanceof Error ? ownerIn(error.stack) : undefined);

/** A page that is loaded again and again begins without these versions. Call it once a load. */
export function passOverReloadLoop(held: Held, owners: readonly string[]): void {
  // Reloads of pages on which she has pressed anything are her own.
  addEventListener('pagehide', () => {
    if (navigator.userActivation?.hasBeenActive) forgetReloads();
  });
  const [entry] = performance.getEntriesByType('navigation');
  const isReload = (entry as PerformanceNavigationTiming | undefined)?.type === 'reload';
  if (isReloadLoop(isReload)) hold(held, owners, 'unknown');
}

function forgetReloads(): void {
  try {
    natives.remove(sessionStorage, RELOADS);
  } catch {
    // Storage is blocked: then nothing was kept.
  }
}

/** Whether this tab is loaded again and again. */
export function isReloadLoop(isReload: boolean, now = Date.now()): boolean {
  try {
    const known = (natives.read(sessionStorage, RELOADS) ?? '').split(' ').map(Number);
    const times = isReload ? known.filter((time) => now - time < RELOADS_WITHIN_MS) : [];
    natives.write(sessionStorage, RELOADS, [...times, now].join(' '));
    return times.length >= MAX_RELOADS;
  } catch {
    return false;
  }
}
