import { quantityAt, readIngredient } from '@nestwell/domain/amounts';
import { isNode, itemsOf, many, MAX_NESTING } from './recipe-node';
import { brokenText, inOneLine, plainText } from './text-of';

/** Far more than a recipe has; what it may keep is decided where it is kept. */
const MAX_LINES = 500;
const MAX_LINE = 1000;

const BULLET = /^[•▢·*▪◦–-]\s+/;

/** One line for each ingredient, however the page has them: in a list, lists in it, or one text. */
export function ingredientLines(value: unknown): string[] {
  const texts = textsIn(value, 0).slice(0, MAX_LINES);
  const lines = texts.flatMap((text) => linesOf(text, texts.length === 1));
  return lines.slice(0, MAX_LINES).map((line) => line.slice(0, MAX_LINE));
}

function textsIn(value: unknown, depth: number): string[] {
  if (depth > MAX_NESTING) return [];
  return many(value)
    .slice(0, MAX_LINES)
    .flatMap((one) => {
      if (Array.isArray(one)) return textsIn(one, depth + 1);
      if (!isNode(one)) return brokenText(one) || [];
      const inner = itemsOf(one) ?? one.item;
      return inner === undefined ? (thingText(one) ?? []) : textsIn(inner, depth + 1);
    });
}

/** `{ amount: '2', unit: 'tbsp', name: 'oil' }` */
function thingText(node: Readonly<Record<string, unknown>>): string | undefined {
  const name = [node.text, node.name, node.ingredient, node.description].map(plainText).find(Boolean);
  if (name === undefined) return undefined;
  const amount = [node.amount ?? node.quantity ?? node.value, node.unit ?? node.unitText].map(plainText);
  return [...amount, name].filter(Boolean).join(' ');
}

/** '2 eggs', '1,250 g flour' */
const beginsWithAmount = (line: string) => quantityAt(line.replace(BULLET, ''), 0) !== undefined;

/** '2 tbsp', where the next line says of what. */
function isAmountAlone(line: string): boolean {
  const { amount, name } = readIngredient(line);
  return amount !== null && name === '';
}

/** Lines of a source are ingredients of their own where the text is all there is, or where they begin with amounts. */
function linesOf(text: string, isOnly: boolean): string[] {
  const lines = text.split(/[\v\f]/).flatMap((part) => {
    const inner = part.split('\n');
    const isList = isOnly || inner.filter(beginsWithAmount).length > 1;
    return isList ? inner : [inOneLine(part)];
  });
  const bare = lines.map((line) => inOneLine(line).replace(BULLET, '')).filter((line) => line !== '');
  return bare.reduce<string[]>((whole, line) => {
    const last = whole.at(-1);
    return last !== undefined && isAmountAlone(last)
      ? [...whole.slice(0, -1), `${last} ${line}`]
      : [...whole, line];
  }, []);
}
