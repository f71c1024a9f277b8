import { deviceStore } from '@nestwell/remote-kit';

const KEY = 'dismissedReminders';
const tab = deviceStore('calendar', 'tab');

/** What she dismissed from the panel in this tab's session; a reload or another screen does not bring it back. */
export function dismissedIds(): ReadonlySet<string> {
  try {
    return new Set(JSON.parse(tab.read(KEY) ?? '[]') as string[]);
  } catch {
    return new Set();
  }
}

export function keepDismissed(ids: Iterable<string>): void {
  tab.keep(KEY, JSON.stringify([...ids]));
}
