import { z } from 'zod';

// Only what is used, and tolerant of all else: another service may add fields at any time.
const nutrient = z.object({ nutrientId: z.int(), value: z.number().nullish() });
const foodMeasure = z.object({ disseminationText: z.string().nullish(), gramWeight: z.number().nullish() });
const found = z.object({
  fdcId: z.int(),
  description: z.string(),
  brandOwner: z.string().nullish().catch(null),
  foodNutrients: eachOf(nutrient),
  servingSize: z.number().nullish().catch(null),
  servingSizeUnit: z.string().nullish().catch(null),
  householdServingFullText: z.string().nullish().catch(null),
  foodMeasures: eachOf(foodMeasure),
});
export const usdaAnswer = z.object({ foods: z.array(z.unknown()).transform((all) => readable(found, all)) });
export type UsdaFood = z.infer<typeof found>;

/** Those that have the shape: another one of a list harms nobody else in it. */
function readable<Shape extends z.ZodType>(shape: Shape, all: readonly unknown[]): z.infer<Shape>[] {
  return all.flatMap((one) => {
    const { success, data } = shape.safeParse(one);
    return success ? [data] : [];
  });
}

function eachOf<Shape extends z.ZodType>(shape: Shape) {
  return z
    .array(z.unknown())
    .nullish()
    .catch([])
    .transform((all) => readable(shape, all ?? []));
}
