import { pageDataIds } from '@nestwell/contracts/delivery';
import { natives } from '@nestwell/remote-kit/host';

const AGAIN = 10_000;

/** Whether this page came without the site: its worker had it, because the site could not be reached. */
const isKept = () => document.getElementById(pageDataIds.kept) !== null;

/** A device may say that it is online and get nowhere: where this page came from says more. */
export const isReached = (): boolean => navigator.onLine && !isKept();

/** Tries once there is a network again; where there is one that leads nowhere, a little later. */
export function onceReached(again: () => void): void {
  if (navigator.onLine) natives.after(AGAIN, again);
  else addEventListener('online', again, { once: true });
}
