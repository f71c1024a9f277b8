import { clearWithMember } from '../../state/member-memory';
import { natives } from '../../state/natives';
import type { NewWaiting } from './waiting';

const JOTTED = 'shell.jotted.';
/** Keys of what this page wrote down: it is about to be sent from here, with a form that waits for the answer. */
const written = new Set<string>();

clearWithMember(() => written.clear());

/**
 * Writes a change down at once, before the browser's database has it: a page that is loaded anew in that moment loses
 * nothing. Where the storage is blocked or full, the database alone has it.
 */
export function jot(change: NewWaiting): void {
  written.add(change.key);
  try {
    natives.write(localStorage, JOTTED + change.key, JSON.stringify(change));
  } catch (error) {
    console.warn('[outbox] could not be jotted down', error);
  }
}

/** It stands in the database, or has come back to its form. */
export function letGoJotted(key: string): void {
  written.delete(key);
  try {
    natives.remove(localStorage, JOTTED + key);
  } catch {
    // A storage that is blocked holds nothing.
  }
}

/** What pages wrote down and did not live to keep, the oldest first. */
export function jotted(): NewWaiting[] {
  try {
    return Object.entries(localStorage)
      .filter(([name]) => name.startsWith(JOTTED))
      .map(([, text]) => JSON.parse(String(text)) as NewWaiting)
      .sort((one, other) => one.keptAt - other.keptAt);
  } catch {
    return [];
  }
}

/** Of these, what pages before this one wrote down. */
export const jottedBefore = (): NewWaiting[] => jotted().filter(({ key }) => !written.has(key));
