import { linkWithin } from '../remotes/link-within';
import { natives } from '@nestwell/remote-kit/host';
import { unstable_forceFrameRate } from 'scheduler';

/**
 * Pictures a second: React stops every 25 ms, for itself every 5. Nothing it does meanwhile is a task of 50. A quick
 * device has little to draw between two slices, and stops every 10.
 */
const SELDOM = 40;
const OFTEN = 100;
const AS_EVER = 0;

/** Milliseconds in which a quick device runs the shell's script. */
const QUICK = 60;

let rate = SELDOM;

/** Tells how long this device took to run the shell's script. */
export function knowPace(milliseconds: number): void {
  rate = milliseconds > QUICK ? SELDOM : OFTEN;
}

/** After so many milliseconds, where a browser does not tell of a moment in which nothing happens. */
const LONGEST = 2000;

/** She follows a link within the site: what it leads to stands sooner where nothing else is drawn between two slices of it. */
export function largerSlicesOnLinks(page: Document, take: () => void = takeLargerSlices): void {
  const follow = (event: Event) => {
    if (linkWithin(event)) take();
  };
  page.addEventListener('click', follow, { capture: true, passive: true });
}

/**
 * While a server-rendered page is taken over React looks up less often. Between two slices a browser draws what looks the same,
 * which on a slow phone takes longer than the slice; and what she presses meanwhile waits for that part of the page.
 */
export function takeLargerSlices(setRate: (rate: number) => void = unstable_forceFrameRate): void {
  setRate(rate);
  const end = () => setRate(AS_EVER);
  if ('requestIdleCallback' in globalThis) requestIdleCallback(end, { timeout: LONGEST });
  else natives.after(LONGEST, end);
}
