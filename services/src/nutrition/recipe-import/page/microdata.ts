import { isElement, type PageElement, type PageNode } from './page-tree';
import type { SchemaNode } from './recipe-node';
import { textOfNodes } from './text-of';

const RECIPE = /schema\.org\/Recipe\b/i;
/** Of all texts of a page together: elements within elements are read once for each of them. */
const MAX_TEXT = 1_000_000;

/** An element with a name for what it says, as long as it is open. */
interface Property {
  names: readonly string[];
  /** Things within it that no name ties to it: `<ol itemprop="recipeInstructions"><li itemscope>`. */
  things: Item[];
  /** An element within it says the same: `<ul itemprop="recipeIngredient"><li itemprop="recipeIngredient">`. */
  isRepeated: boolean;
}

type Item = Record<string, unknown[]>;

/** What is read of a page so far. */
interface Reading {
  recipes: Item[];
  budget: { left: number };
}

/** The recipes that a page marks up in its own elements: one walk, in which each element is met once. */
export function microdataRecipes(tree: readonly PageNode[]): SchemaNode[] {
  const reading: Reading = { recipes: [], budget: { left: MAX_TEXT } };
  walk(tree, reading, undefined, []);
  return reading.recipes;
}

function walk(
  nodes: readonly PageNode[],
  reading: Reading,
  item: Item | undefined,
  open: readonly Property[],
): void {
  for (const node of nodes) {
    if (!isElement(node)) continue;
    if ('itemscope' in node.attribs) walkItem(node, reading, item, open);
    else if (item === undefined) walk(node.children, reading, item, open);
    else walkProperty(node, reading, item, open);
  }
}

/** What belongs to a thing within the recipe is not said of the recipe. */
function walkItem(
  { attribs, children }: PageElement,
  reading: Reading,
  outer: Item | undefined,
  open: readonly Property[],
): void {
  const { itemtype = '', itemprop } = attribs;
  const item: Item = { '@type': [itemtype] };
  if (RECIPE.test(itemtype)) reading.recipes.push(item);
  walk(children, reading, item, []);
  if (outer === undefined) return;
  if (itemprop === undefined) open.at(-1)?.things.push(item);
  else for (const name of namesIn(itemprop)) add(outer, name, item);
}

function walkProperty(
  { attribs, children }: PageElement,
  reading: Reading,
  item: Item,
  open: readonly Property[],
): void {
  const names = namesIn(attribs.itemprop ?? '');
  if (names.length === 0) return walk(children, reading, item, open);
  for (const outer of open) if (outer.names.some((name) => names.includes(name))) outer.isRepeated = true;
  const property: Property = { names, things: [], isRepeated: false };
  walk(children, reading, item, open.length < MAX_OPEN ? [...open, property] : open);
  if (property.isRepeated) return;
  const text = () => attribs.content ?? attribs.datetime ?? textOfNodes(children, reading.budget);
  const value = property.things.length > 0 ? property.things : text();
  for (const name of names) add(item, name, value);
}

/** Names within names; real pages have two or three. */
const MAX_OPEN = 20;
const MAX_NAMES = 5;

/** What is read of a recipe and of the things in it. */
const READ = new Set(
  `name recipeYield yield totalTime prepTime cookTime recipeIngredient recipeInstructions nutrition calories
  proteinContent carbohydrateContent fatContent text description itemListElement item steps amount quantity value
  unit unitText minValue`.split(/\s+/),
);
const FORMER_NAMES: Record<string, string> = {
  ingredients: 'recipeIngredient',
  ingredient: 'recipeIngredient',
};

function namesIn(itemprop: string): string[] {
  const names = itemprop.slice(0, 200).trim().split(/\s+/).slice(0, MAX_NAMES);
  return [...new Set(names.map((name) => FORMER_NAMES[name] ?? name))].filter((name) => READ.has(name));
}

function add(item: Item, name: string, value: unknown): void {
  if (!Object.hasOwn(item, name)) item[name] = [];
  item[name]?.push(value);
}
