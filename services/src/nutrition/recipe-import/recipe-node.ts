/** A thing of schema.org, as pages write it: anything may be missing, once or many times, a word or a thing. */
export type SchemaNode = Readonly<Record<string, unknown>>;

export const isNode = (value: unknown): value is SchemaNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const many = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

/** 'Recipe', ['Recipe', 'NewsArticle'], 'http://schema.org/Recipe' */
export const isOfType = (node: SchemaNode, type: string): boolean =>
  many(node['@type']).some((one) => typeof one === 'string' && one.replace(/^.*[/:#]/, '') === type);

/** A hostile page may have no end of things. */
const MOST_NODES = 20_000;

/** The first recipe among all that a page says, whatever it is wrapped in; the outermost first. */
export function recipeIn(values: readonly unknown[]): SchemaNode | undefined {
  let level: unknown[] = [...values];
  let seen = 0;
  while (level.length > 0) {
    const next: unknown[] = [];
    for (const value of level) {
      seen += 1;
      if (seen > MOST_NODES) return undefined;
      if (isNode(value) && isOfType(value, 'Recipe')) return value;
      if (typeof value === 'object' && value !== null)
        for (const inner of Object.values(value)) next.push(inner);
    }
    level = next;
  }
  return undefined;
}
