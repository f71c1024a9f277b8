/** Where the places stand on a large screen: in a row at the foot, or as a rail at the side. */
export type Places = 'foot' | 'side';

const KEY = 'shell.places';

/** As the page wears it; its first script has applied what this browser was told. */
export const placesNow = (): Places =>
  document.documentElement.dataset['places'] === 'side' ? 'side' : 'foot';

const listeners = new Set<() => void>();

/** Tells of each change on this page. */
export function onPlaces(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Moves them at once and remembers the choice in this browser. */
export function setPlaces(places: Places): void {
  document.documentElement.dataset['places'] = places;
  for (const listener of listeners) listener();
  try {
    localStorage.setItem(KEY, places);
  } catch {
    return;
  }
}
