import { z } from 'zod';

const MAX_TAGS = 400;

/** Its members write texts as numbers, too; what is neither is left out, and harms nothing beside it. */
const words = z
  .union([z.string(), z.number().transform(String)])
  .nullish()
  .catch(null);
const tags = z
  .array(z.unknown())
  .transform((all) => all.filter((tag) => typeof tag === 'string').slice(0, MAX_TAGS))
  .nullish()
  .catch(null);

// Only what is used, and tolerant of all else: its members may add fields at any time.
export const productRecord = z.object({
  product_name_en: words,
  product_name: words,
  generic_name: words,
  brands: words,
  quantity: words,
  serving_size: words,
  serving_quantity: z.unknown().optional(),
  allergens_tags: tags,
  traces_tags: tags,
  categories_tags: tags,
  ingredients_tags: tags,
  nutriments: z.record(z.string(), z.unknown()).nullish().catch(null),
});
export type ProductRecord = z.infer<typeof productRecord>;

export const productAnswer = z.object({ status: z.unknown().optional(), product: productRecord.nullish() });

/** A figure of theirs, as a number or a text; undefined where it is none. */
export function figureIn(value: unknown): number | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined;
  if (value === '' || !Number.isFinite(Number(value))) return undefined;
  return Number(value);
}
