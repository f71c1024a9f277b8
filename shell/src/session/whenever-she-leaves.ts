import type { ShellStore } from './session-slice';

/** Log-out, switch, erasing, a lost session, in this tab or another: told as soon as she is not the one any more. */
export function wheneverSheLeaves(store: ShellStore, act: () => void): void {
  let before = store.getState().session.user?.id;
  store.subscribe(() => {
    const now = store.getState().session.user?.id;
    const left = before !== undefined && before !== now;
    before = now;
    if (left) act();
  });
}

/** She has signed in, or was brought back. */
export function wheneverSheComes(store: ShellStore, act: () => void): void {
  let before = store.getState().session.user?.id;
  store.subscribe(() => {
    const now = store.getState().session.user?.id;
    const came = now !== undefined && before !== now;
    before = now;
    if (came) act();
  });
}
