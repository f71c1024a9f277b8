import { natives, staysWithDevice, storedUserId } from '@nestwell/remote-kit/host';
import { atMost } from '../../offline/at-most';
import { wheneverSheLeaves } from '../whenever-she-leaves';
import type { ShellStore } from '../session-slice';
import { placesOf, type PlaceParts } from './places';

/** Nobody waits longer for a storage that hangs, in milliseconds. */
const CLEARING_TIMEOUT_MS = 3000;

const BEHIND_FORM = ['sessionStorage', 'resource timings', 'database of answers', 'cache of announcements'];
/** Who is asked to sign in again, drafts, and entries that wait. */
const isOfForm = (name: string) =>
  staysWithDevice(name) || /^(?:userId$|drafts\.|shell\.jotted\.)/.test(name);

export interface MemberData {
  /** Clears what this browser holds of a member, but for entries that wait to be sent. */
  clear: () => void;
  /** Her session has lapsed over an open form: what she read and kept goes, but for what that form needs. */
  clearBehindForm: () => void;
  /** Resolves once the last clearing is over. */
  settled: () => Promise<void>;
}

/**
 * Clears what this browser holds of a member as soon as she is not the one who is signed in any more: log-out, switch,
 * erasing, a session that ended elsewhere, another tab. Nothing has to be loaded anew for it.
 */
export function clearsMemberData(store: ShellStore, parts: PlaceParts): MemberData {
  const { queryClient } = parts;
  const places = Object.entries(placesOf(parts));
  let clearing: Promise<void> = Promise.resolve();

  const clear = () => {
    // What all tabs share is the next member's already where she signed in in another tab.
    const isShared = storedUserId() !== null;
    const work = places
      .filter(([, { of }]) => of === 'tab' || !isShared)
      .map(([name, place]) => cleared(name, place.clear));
    clearing = atMost(Promise.all([clearing, ...work]), CLEARING_TIMEOUT_MS);
  };
  const clearBehindForm = () => {
    for (const name of Object.keys(localStorage)) if (!isOfForm(name)) natives.remove(localStorage, name);
    queryClient.removeQueries({ type: 'inactive' });
    queryClient.getMutationCache().clear();
    const work = places.filter(([name]) => BEHIND_FORM.includes(name));
    clearing = atMost(
      Promise.all([clearing, ...work.map(([name, { clear: act }]) => cleared(name, act))]),
      CLEARING_TIMEOUT_MS,
    );
  };
  wheneverSheLeaves(store, clear);
  return { clear, clearBehindForm, settled: () => clearing };
}

/** One place that cannot be cleared keeps no other from it. */
async function cleared(name: string, clear: () => unknown): Promise<void> {
  try {
    await clear();
  } catch (error) {
    console.warn(`[session] could not be cleared: ${name}`, error);
  }
}
