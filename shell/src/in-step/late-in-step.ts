import { natives, storedUserId } from '@nestwell/remote-kit/host';
import { whenCalm } from '../installed/when-calm';
import type { InStepParts } from './keep-in-step';

/** Where its code could not be loaded, it is tried again after so many milliseconds. */
const AGAIN = 60_000;

/**
 * Listens to what changes elsewhere once the first screen is calm: its code is not needed for that, nor offline. Who has
 * done something by then is heard at once: what she began here she may go on with on another device.
 */
export function lateInStep(parts: InStepParts): void {
  let hasBegun = false;
  const load = (): Promise<void> =>
    import('./keep-in-step').then(
      ({ keepInStep }) => void keepInStep(parts),
      () => void natives.after(AGAIN, () => void load()),
    );
  const begin = () => {
    if (!hasBegun) void load();
    hasBegun = true;
  };
  whenCalm(begin);
  if (storedUserId() !== null) afterFirstChange(parts, begin);
}

/** Of a page that she came to signed in: whoever signs in here has a first screen before her. */
function afterFirstChange({ client }: InStepParts, act: () => void): void {
  const stop = client.getMutationCache().subscribe(({ mutation }) => {
    if (mutation?.state.status !== 'success' || !navigator.onLine) return;
    stop();
    act();
  });
}
