import { stemmed, wordsOf } from '@nestwell/domain/words';
import { clearWithMember } from '@nestwell/remote-kit';
import { parseIngredient, type UnitOfMeasureDefinitions } from 'parse-ingredient';

/** A line of a recipe, read: '2 carrots, sliced' is two of what is bought as carrots. */
export interface Ingredient {
  /** What is bought, without amount and preparation. */
  name: string;
  /** Alike for one and many of it. */
  key: string;
  /** Null where the line gives none. */
  quantity: number | null;
  /** As the library names it: 'gram', 'cup', 'can'; null where it is counted. */
  unit: string | null;
}

const unitsOfOurs: UnitOfMeasureDefinitions = {
  liter: {
    short: 'l',
    plural: 'litres',
    alternates: ['litre', 'litres', 'liter', 'liters', 'L'],
    type: 'volume',
    conversionFactor: 1000,
  },
  slice: { short: 'slice', plural: 'slices', alternates: ['slice', 'slices'] },
  handful: { short: 'handful', plural: 'handfuls', alternates: ['handful'] },
};
/** A large egg is bought like any other. */
const SIZES = new Set(['small', 'medium', 'large']);
const PREPARATION =
  /^(?:(?:ripe|fresh|freshly|finely|roughly|thinly|thickly|chopped|sliced|grated|diced|shelled|halved|crushed|mashed|toasted|washed|rinsed|peeled|trimmed|small|medium|large)\s+)+/i;

const known = new Map<string, Ingredient>();

// Lines of her own recipes are among them.
clearWithMember(() => known.clear());

/** Lines come from the recipes, which are few and stay: each is read once. */
export function ingredientOf(line: string): Ingredient {
  const ingredient = known.get(line) ?? read(line);
  known.set(line, ingredient);
  return ingredient;
}

function read(line: string): Ingredient {
  const [parsed] = parseIngredient(line.trim(), { additionalUOMs: unitsOfOurs });
  const description = (parsed?.description ?? line).split(',')[0] ?? line;
  const name = description.replace(PREPARATION, '').trim() || line.trim();
  const unit = parsed?.unitOfMeasureID ?? null;
  return {
    name,
    key: wordsOf(name).map(stemmed).join(' '),
    quantity: parsed?.quantity ?? null,
    unit: unit !== null && SIZES.has(unit) ? null : unit,
  };
}
