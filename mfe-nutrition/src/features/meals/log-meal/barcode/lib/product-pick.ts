import type { FoodPortion, ScannedFood } from '@nestwell/contracts/nutrition';
import { eatenOf, filledFrom } from '../../food-portion';
import { emptyDraft, requestOf } from '../../meal-draft';
import { pickOf, type Pick } from '../../picks';
import { factsOfProduct } from './product-facts';

/** So much of a product, on the tray. Undefined where that is more than one meal can be. */
export function pickOfProduct(food: ScannedFood, portion: FoodPortion, times: number): Pick | undefined {
  const request = requestOf({
    ...emptyDraft(new Date()),
    ...filledFrom(food, portion, times),
  });
  return (
    request && pickOf({ ...request, ...eatenOf({ food, portion, times }), product: factsOfProduct(food) })
  );
}
