import { isExpected, natives, takeNatives } from '@nestwell/remote-kit/host';
import { ownerIn } from '@nestwell/contracts/delivery';
import { callerOf } from './caller';
import { canTellCallers } from '../watch/called-by';
import { isSwollen } from './heap';
import { createLedger } from './ledger';
import { guardListeners } from './listeners';
import { guardRequests } from './requests';
import { guardStorage } from './storage';
import { rememberShared } from './shared';
import { leaksOf, switchLate, switchSheets } from './styles';
import { guardTimers } from './timers';
import { watchNames } from './window-names';

/** Keeps what one module does to the page from reaching the others. A version is named `nutrition@4f2a`. */
export interface Isolation {
  /** After code of this version has run for the first time: throws where it changed what all share, and mends it. */
  inspect: (owner: string) => void;
  /** Before code of this version runs. Its style sheets count, also when it had left before. */
  welcome: (owner: string) => void;
  /** It is shown nowhere any more: its listeners, timers, styles and what it stored or hung on the window go. */
  leave: (owner: string) => void;
  /** Mends the page; whether something had to be. For when nobody knows whose code it was. */
  mend: () => boolean;
  /** Whether something may be left over of which nobody can tell: only a page loaded anew is surely rid of it. */
  isUnsure: () => boolean;
}

const LOOK_EVERY = 2000;

/** `areas` are the modules of the site. */
export function isolate(place: HTMLElement, areas: readonly string[]): Isolation {
  takeNatives((name) => isExpected(name, areas));
  const ledger = createLedger();
  const blamed = new Map<string, string[]>();
  guardListeners(place, callerOf, ledger, mendAfter);
  guardTimers(callerOf, ledger, mendAfter);
  guardRequests(callerOf);
  guardStorage(callerOf, ledger);
  const shared = rememberShared(place, callerOf);
  const freshNames = watchNames();
  let isUnsure = false;

  function mendAfter(owner: string): boolean {
    const changed = shared.restore();
    if (changed.length > 0) console.warn(`[isolation] ${owner} changed ${changed.join(', ')}: mended`);
    return changed.length > 0;
  }
  /** The page comes first: what follows needs its functions. Whether it had to be mended. */
  const lookAt = (owner: string): boolean => {
    const changed = shared.restore();
    const isMended = changed.length > 0;
    for (const name of freshNames()) ledger.note(owner, () => Reflect.deleteProperty(globalThis, name));
    if (leaksOf(document).includes(owner)) changed.push('style sheets');
    if (changed.length > 0) blamed.set(owner, changed);
    return isMended;
  };
  const mend = () => {
    leaksOf(document);
    const isMended = mendAfter('somebody');
    isUnsure ||= isMended;
    return isMended;
  };
  natives.every(LOOK_EVERY, mend);
  document.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof HTMLLinkElement) switchLate(target);
      // A script's own first run: nobody else's code has come in between.
      const owner = target instanceof HTMLScriptElement ? ownerIn(target.src) : undefined;
      if (owner) lookAt(owner);
    },
    true,
  );

  return {
    inspect: (owner) => {
      // Others' code may have run meanwhile, so it may have been theirs.
      if (lookAt(owner)) isUnsure = true;
      const changed = blamed.get(owner);
      blamed.delete(owner);
      if (changed) throw new Error(`${owner} changes what others share: ${changed.join(', ')}`);
    },
    welcome: (owner) => {
      freshNames();
      switchSheets(owner, false);
    },
    leave: (owner) => {
      ledger.settle(owner);
      switchSheets(owner, true);
      if (!canTellCallers) isUnsure = true;
    },
    mend,
    isUnsure: () => isUnsure || shared.isBeyondRepair() || isSwollen(),
  };
}
