import { load } from 'cheerio';
import { isNode, many } from './recipe-node';

/** Words without tags, entities and breaks; undefined of what is none. */
export function plainText(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return undefined;
  const words = /[<&]/.test(value) ? load(value, { xml: { xmlMode: false } }).text() : value;
  return words.replace(/\s+/g, ' ').trim() || undefined;
}

export const firstText = (value: unknown): string | undefined =>
  many(value)
    .map(plainText)
    .find((text) => text !== undefined);

/** Deeper than any recipe of a kitchen. */
const DEEPEST = 6;

/** Words, a list of them, steps, or sections of steps. */
export function stepTexts(value: unknown, depth = 0): string[] {
  if (depth > DEEPEST) return [];
  return many(value).flatMap((one) => {
    if (isNode(one)) {
      const inner = one.itemListElement;
      return inner === undefined ? stepTexts(one.text ?? one.name, depth + 1) : stepTexts(inner, depth + 1);
    }
    if (typeof one !== 'string') return Array.isArray(one) ? stepTexts(one, depth + 1) : [];
    const lines = one.replace(/<\/(p|li|div)>|<br\s*\/?>/gi, '\n').split('\n');
    return lines.map(plainText).filter((line) => line !== undefined);
  });
}

/** In parts that end with a sentence where one fits. */
export function inParts(text: string, most: number): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > most) {
    const end = rest.lastIndexOf('. ', most - 1);
    const cut = end > 0 ? end + 1 : most;
    parts.push(rest.slice(0, cut).trim());
    rest = rest.slice(cut).trim();
  }
  return rest === '' ? parts : [...parts, rest];
}
