import { recipeOfPage } from './page-data';
import { readRecipe, type ReadRecipe } from './read-recipe';

/** A page so deep that reading it fails has no recipe for anybody. */
export function recipeOn(bytes: Buffer, contentType: string): ReadRecipe | undefined {
  try {
    const node = recipeOfPage(bytes, contentType);
    return node && readRecipe(node);
  } catch (failure) {
    if (failure instanceof RangeError) return undefined;
    throw failure;
  }
}
