const KEY = 'dismissedReminders';

let withoutStorage: readonly string[] = [];

/** What she dismissed from the panel in this tab's session; a reload or another screen does not bring it back. */
export function dismissedIds(): ReadonlySet<string> {
  try {
    return new Set(JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as string[]);
  } catch {
    return new Set(withoutStorage);
  }
}

export function keepDismissed(ids: Iterable<string>): void {
  withoutStorage = [...ids];
  try {
    sessionStorage.setItem(KEY, JSON.stringify(withoutStorage));
  } catch {
    // A browser without storage remembers for this visit.
  }
}
