const KEY = 'dismissedSuggestions';

/** Ids that were dismissed or accepted on this device. */
export function dismissedSuggestions(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export function rememberDismissed(id: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...dismissedSuggestions(), id])]));
  } catch {
    // Without storage it stays away until the page is loaded again.
  }
}
