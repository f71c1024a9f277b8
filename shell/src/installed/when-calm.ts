import { natives } from '@nestwell/remote-kit/host';

/** After this the first screen has what it needs, also on a slow connection. */
const QUIET_AFTER = 6000;

/** Acts once, after the first screen has come to rest and in a moment in which nothing else happens. */
export function whenCalm(act: () => void): void {
  natives.after(QUIET_AFTER, () => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => act(), { timeout: QUIET_AFTER });
    else act();
  });
}
