import { natives } from '@nestwell/remote-kit/host';

/** After this the first screen has what it needs, also on a slow connection. */
const QUIET_AFTER = 6000;

/**
 * Acts once, after the first screen has come to rest and in a moment in which nothing else happens; at the latest after
 * twice as many milliseconds.
 */
export function whenCalm(act: () => void, quietAfter = QUIET_AFTER): void {
  natives.after(quietAfter, () => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => act(), { timeout: quietAfter });
    else act();
  });
}
