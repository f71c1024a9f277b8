import { natives } from '@nestwell/remote-kit/host';
import { whenCalm } from '../installed/when-calm';
import type { InStepParts } from './keep-in-step';

/** Where its code could not be loaded, it is tried again after so many milliseconds. */
const AGAIN = 60_000;

/** Listens to what changes elsewhere once the first screen is calm: its code is not needed for that, nor offline. */
export function lateInStep(parts: InStepParts): void {
  const load = (): Promise<void> =>
    import('./keep-in-step').then(
      ({ keepInStep }) => void keepInStep(parts),
      () => void natives.after(AGAIN, () => void load()),
    );
  whenCalm(() => void load());
}
