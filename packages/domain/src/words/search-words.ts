/** The words of a name or a query: letters and digits in lower case, without accents. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}%]+/u)
    .filter((word) => word !== '');
}

/** A word without its plural: 'berries' and 'berry', 'tomatoes' and 'tomato', 'loaves' and 'loaf' meet. */
export function stemmed(word: string): string {
  const lower = word.toLowerCase();
  if (lower.length < 4 || /(ss|us|is)$/.test(lower)) return lower;
  if (lower.endsWith('ies')) return lower.length > 4 ? `${lower.slice(0, -3)}y` : lower.slice(0, -1);
  if (lower.endsWith('aves')) return `${lower.slice(0, -3)}f`;
  if (/(oes|ches|shes|xes|sses)$/.test(lower)) return lower.slice(0, -2);
  return lower.endsWith('s') ? lower.slice(0, -1) : lower;
}
