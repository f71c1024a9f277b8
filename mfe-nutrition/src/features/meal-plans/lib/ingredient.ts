import { type KitchenUnit, readIngredient } from '@nestwell/domain/amounts';
import { stemmed, wordsOf } from '@nestwell/domain/words';
import { clearWithMember } from '@nestwell/remote-kit';

/** A line of a recipe, read: '2 carrots, sliced' is two of what is bought as carrots. */
export interface Ingredient {
  /** What is bought, without amount and preparation. */
  name: string;
  /** Alike for one and many of it. */
  key: string;
  /** The most that the line says; null where it gives none, or none that is sure. */
  quantity: number | null;
  /** Null where it is counted. */
  unit: KitchenUnit | null;
  /** Of each can or pack: '400 g'. */
  each: string | null;
}

const PREPARATION =
  /^(?:(?:ripe|fresh|freshly|finely|roughly|thinly|thickly|chopped|sliced|grated|diced|shelled|halved|crushed|mashed|toasted|washed|rinsed|peeled|trimmed|small|medium|large)\s+)+/i;

/** More lines than the recipes of the library have; on the server it outlives a page. */
const MAX_KNOWN = 5000;
const known = new Map<string, Ingredient>();

// Lines of her own recipes are among them.
clearWithMember(() => known.clear());

/** Lines come from the recipes, which are few and stay: each is read once. */
export function ingredientOf(line: string): Ingredient {
  const ingredient = known.get(line) ?? read(line);
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(line, ingredient);
  return ingredient;
}

function read(line: string): Ingredient {
  const { amount, name: said } = readIngredient(line);
  const [food = line] = said.split(/,(?!\d)/);
  const name = food.replace(PREPARATION, '').trim() || line.trim();
  return {
    name,
    key: wordsOf(name).map(stemmed).join(' '),
    quantity: amount && (amount.to ?? amount.from),
    unit: amount && amount.unit,
    each: amount && amount.each,
  };
}
