/** A thing of schema.org, as pages write it: anything may be missing, once or many times, a word or a thing. */
export type SchemaNode = Readonly<Record<string, unknown>>;

/** Deeper than lists in lists of any recipe. */
export const MAX_NESTING = 6;

export const isNode = (value: unknown): value is SchemaNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const many = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

/** 'Recipe', ['Recipe', 'NewsArticle'], 'http://schema.org/Recipe' */
export const isOfType = (node: SchemaNode, type: string): boolean =>
  many(node['@type']).some(
    (one) => typeof one === 'string' && one.slice(-100).replace(/^.*[/:#]/, '') === type,
  );

/** The members of a list; some pages write its name in capitals. */
export const itemsOf = (node: SchemaNode): unknown => node.itemListElement ?? node.ItemListElement;
