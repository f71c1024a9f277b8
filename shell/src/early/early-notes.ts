/** What she did while the page was only a picture; the page's own script notes it: see `noteEarlyInput` of the services. */
export interface EarlyNotes {
  /** Buttons and the like, and forms that she sent, in their order; with a key where it was one of a row of tabs. */
  pressed: [part: HTMLElement, key?: string][];
  /** Fields, and what stood in them, or whether they were ticked. */
  typed: Map<HTMLElement, string | boolean>;
}

export interface Noting extends HTMLElement {
  early?: EarlyNotes;
}

/** React keeps what it knows of a part of the page on the part itself, from when it answers. */
export const isAlive = (part: HTMLElement) =>
  Object.keys(part).some((name) => name.startsWith('__reactProps$'));

function nameOf(part: HTMLElement): string {
  const { labels, placeholder } = part as Partial<HTMLInputElement>;
  const label = part.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? part.textContent;
  return `${part.tagName} ${label || (placeholder ?? '')}`;
}

/** Which one it was of those that are called the same, when it was seen last. */
const order = new WeakMap<HTMLElement, { place: number; of: number }>();

/**
 * The same one, where its part of the page was drawn anew: what was taken away keeps its words. Of several that are
 * called so it is the one in its place, while there are as many of them; else nobody knows which.
 */
export function standing<Part extends HTMLElement>(page: HTMLElement, part: Part): Part | undefined {
  const name = nameOf(part);
  const alike = ([...page.getElementsByTagName(part.tagName)] as Part[]).filter(
    (other) => nameOf(other) === name,
  );
  if (part.isConnected) {
    order.set(part, { place: alike.indexOf(part), of: alike.length });
    return part;
  }
  const { place = 0, of = 1 } = order.get(part) ?? {};
  return alike.length === of ? alike[place] : undefined;
}
