/**
 * Loads another document instead of navigating inside this one. The purchase needs it both ways: its document alone
 * is allowed to load the payment provider's script.
 */
export function fullLoad(address: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'replace') return window.location.replace(address);
  markLeft(true);
  window.location.assign(address);
}

export type Load = typeof fullLoad;

export const PURCHASE = '/checkout?purchase=1';

const LEFT = 'leftForPurchase';
/** None where the page is painted. */
const stateHere = () =>
  typeof window === 'undefined' ? null : (window.history.state as Record<string, unknown> | null);

/** Whether she is back, by the browser's Back, where she went on to pay: that is how she says no. */
export const cameBack = () => stateHere()?.[LEFT] === true;

export function markLeft(left: boolean): void {
  window.history.replaceState({ ...stateHere(), [LEFT]: left }, '');
}
