import { isNode, isOfType, many, type SchemaNode } from './recipe-node';
import { plainText } from './text-of';

/** A hostile page may have no end of things, and of things within things. */
const MAX_VALUES = 50_000;
const MAX_DEPTH = 64;
const REFERRING = ['recipeIngredient', 'ingredients', 'recipeInstructions', 'nutrition'];

/** All things of a page: those with one `@id` are one, wherever parts of it stand. */
interface Things {
  recipes: SchemaNode[];
  byId: Map<string, SchemaNode>;
  /** Ids of what a page says it is about. */
  main: Set<string>;
}

/**
 * The recipe among all that a page says, whatever it is wrapped in: what the page is about comes first, then the
 * outermost. One that is only announced, without ingredients, is passed over for the whole one.
 */
export function chooseRecipe(values: readonly unknown[]): SchemaNode | undefined {
  const things = collected(values);
  const isMain = (node: SchemaNode) => typeof node['@id'] === 'string' && things.main.has(node['@id']);
  const whole = things.recipes.map((node) => joined(node, things));
  const ordered = [...whole.filter(isMain), ...whole.filter((node) => !isMain(node))];
  const [first] = ordered;
  if (first === undefined || isComplete(first)) return first;
  const name = nameOf(first);
  // A page's own recipe without ingredients is not exchanged for another dish.
  const other = ordered.find((node) => isComplete(node) && (name === undefined || nameOf(node) === name));
  return other ?? first;
}

const nameOf = ({ name }: SchemaNode) => many(name).map(plainText).find(Boolean);
const isComplete = (node: SchemaNode) =>
  nameOf(node) !== undefined &&
  [...many(node.recipeIngredient), ...many(node.ingredients)].some(
    (one) => typeof one !== 'string' || one !== '',
  );

function collected(values: readonly unknown[]): Things {
  const things: Things = { recipes: [], byId: new Map(), main: new Set() };
  let level: unknown[] = [...values];
  let seen = 0;
  for (let depth = 0; level.length > 0 && depth < MAX_DEPTH; depth += 1) {
    const next: unknown[] = [];
    for (const value of level) {
      seen += 1;
      if (seen > MAX_VALUES) return things;
      if (typeof value !== 'object' || value === null) continue;
      if (isNode(value)) note(value, things);
      // What is within a recipe are its own parts, and others that are like it.
      if (isNode(value) && isOfType(value, 'Recipe')) continue;
      for (const inner of Object.values(value)) next.push(inner);
    }
    level = next;
  }
  return things;
}

function note(node: SchemaNode, { recipes, byId, main }: Things): void {
  for (const about of many(node.mainEntity)) {
    if (isNode(about) && typeof about['@id'] === 'string') main.add(about['@id']);
  }
  const id = node['@id'];
  if (typeof id === 'string') byId.set(id, { ...byId.get(id), ...node });
  if (isOfType(node, 'Recipe')) recipes.push(node);
}

/** With all that stands elsewhere under its id, and with what it refers to. */
function joined(node: SchemaNode, { byId }: Things): SchemaNode {
  const known = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(known);
    if (!isNode(value) || typeof value['@id'] !== 'string' || Object.keys(value).length > 1) return value;
    return byId.get(value['@id']) ?? value;
  };
  const all = typeof node['@id'] === 'string' ? { ...byId.get(node['@id']), ...node } : node;
  const parts: Record<string, unknown> = {};
  for (const name of REFERRING) if (all[name] !== undefined) parts[name] = known(all[name]);
  return { ...all, ...parts };
}
