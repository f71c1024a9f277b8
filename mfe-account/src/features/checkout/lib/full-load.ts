/**
 * Loads another document instead of navigating inside this one. The purchase needs it both ways: its document alone
 * is allowed to load the payment provider's script.
 */
export function fullLoad(address: string): void {
  window.location.assign(address);
}

export type Load = typeof fullLoad;

export const PURCHASE = '/checkout?purchase=1';
