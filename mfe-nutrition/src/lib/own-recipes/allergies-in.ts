import type { KeptFood } from '@nestwell/contracts/nutrition';
import type { Allergen } from '../recipes/allergens';
import { allergensIn, allergensOfHers, type Restricted } from '../recipes/dietary';
import { isContentUnknown } from './own-recipe';

interface AllergiesIn {
  /** Her allergens that it is said to contain. */
  contains: Allergen[];
  /** She has an allergy, and nobody knows whether it is in it. */
  isUnknown: boolean;
}

/** What a food she keeps means for her saved allergies; what is unknown never counts as free of them. */
export const allergiesIn = (
  member: Restricted,
  food: Pick<KeptFood, 'contains' | 'recipe'>,
): AllergiesIn => ({
  contains: allergensOfHers(member, allergensIn(food.contains)),
  isUnknown: (member?.allergies.length ?? 0) > 0 && isContentUnknown(food),
});
