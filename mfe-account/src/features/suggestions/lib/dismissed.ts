import { keep, kept } from '../../../lib/device-store';

const KEY = 'dismissedSuggestions';

/** Ids that were dismissed or accepted on this device. */
export function dismissedSuggestions(): readonly string[] {
  try {
    const ids: unknown = JSON.parse(kept(KEY) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id): id is string => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** It may be offered again. */
export function forgetDismissed(id: string): void {
  keep(KEY, JSON.stringify(dismissedSuggestions().filter((other) => other !== id)));
}

export function rememberDismissed(id: string): void {
  keep(KEY, JSON.stringify([...new Set([...dismissedSuggestions(), id])]));
}
