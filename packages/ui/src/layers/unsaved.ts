/** What goes with a sheet unless it is saved, by its names or words, and how it came there. */
export interface Unsaved {
  how: 'wrote' | 'picked' | 'read';
  words: readonly string[];
}

const NAMED = 2;
const OPENING = 52;

/** 'Lentils, cooked, Brown rice, and 2 more': enough to know it by; long words are cut between two of them. */
export function inOneLine(words: readonly string[]): string {
  const named = words.slice(0, NAMED).map((one) => (words.length === 1 ? opening(one) : one));
  const more = words.length - named.length;
  const list = new Intl.ListFormat('en-US', { type: 'conjunction' });
  return list.format(more > 0 ? [...named, `${more} more`] : named);
}

function opening(text: string): string {
  if (text.length <= OPENING) return text;
  return `${text.slice(0, text.lastIndexOf(' ', OPENING) + 1 || OPENING).trimEnd()}…`;
}
