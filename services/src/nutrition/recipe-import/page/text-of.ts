import { isElement, treeOf, type PageNode } from './page-tree';
import { many } from './recipe-node';

/** Breaks within a text: of a line of its source or a `div`, of `<br>`, and between blocks such as list items. */
export const BREAKS = { line: '\n', br: '\v', block: '\f' } as const;

/** Longer than the method of any recipe, which may be one text. */
const MAX_TEXT = 30_000;
const BLOCKS = new Set(['li', 'p', 'tr', 'dt', 'dd', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const UNREAD = new Set(['script', 'style', 'template', 'noscript']);
const BREAKING_TAG = /<(br|li|p|div|tr|dt|dd|h[1-6])\b/i;
const MARKUP = /<\/?[a-z][^<>]*>|&(?:[a-z][a-z\d]{1,9}|#\d{2,6}|#x[\da-f]{2,6});/i;

interface Budget {
  left: number;
}

/** The text of elements with its breaks; lines of the page's source are no breaks. */
export function textOfNodes(nodes: readonly PageNode[], budget: Budget = { left: MAX_TEXT }): string {
  return tidied(partsOf(nodes, budget, spaced).join(''));
}

/** A text of JSON-LD, which may be HTML, once or twice encoded, or lines. */
export function brokenText(value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return '';
  const once = decoded(value.slice(0, MAX_TEXT));
  return tidied(MARKUP.test(once) ? decoded(once) : once);
}

/** In one line; undefined where there is none. */
export const plainText = (value: unknown): string | undefined => inOneLine(brokenText(value)) || undefined;

/** The first of many that is a text. */
export const firstText = (value: unknown): string | undefined =>
  many(value)
    .slice(0, 20)
    .map(plainText)
    .find((text) => text !== undefined);

export const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

function decoded(text: string): string {
  const lines = BREAKING_TAG.test(text) ? spaced(text) : text.replace(/\n[^\S\n]*\n\s*/g, BREAKS.block);
  if (!/[<&]/.test(lines)) return lines;
  return partsOf(treeOf(lines), { left: MAX_TEXT }, (part) => part).join('');
}

const spaced = (text: string) => text.replace(/[^\S\v\f]+/g, ' ');

function partsOf(nodes: readonly PageNode[], budget: Budget, of: (text: string) => string): string[] {
  const parts: string[] = [];
  for (const node of nodes) {
    if (budget.left <= 0) break;
    if (isElement(node)) {
      const { name } = node;
      if (UNREAD.has(name)) continue;
      const edge = BLOCKS.has(name) ? BREAKS.block : name === 'div' ? BREAKS.line : '';
      if (edge !== '') parts.push(edge);
      for (const part of partsOf(node.children, budget, of)) parts.push(part);
      parts.push(name === 'br' ? BREAKS.br : edge);
    } else if ('data' in node && node.type === 'text') {
      const text = of(node.data.slice(0, budget.left));
      budget.left -= text.length;
      parts.push(text);
    }
  }
  return parts;
}

/** Of a run of spaces and breaks, the strongest one. */
function tidied(text: string): string {
  return (
    text
      .toWellFormed()
      // Control characters cannot be stored, and nobody sees them.
      .replace(/(?!\s)\p{Cc}/gu, '')
      .replace(/\s+/g, (run) => Object.values(BREAKS).findLast((one) => run.includes(one)) ?? ' ')
      .trim()
  );
}
