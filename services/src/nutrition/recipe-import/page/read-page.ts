import { chooseRecipe } from './choose-recipe';
import { linkedData } from './linked-data';
import { microdataRecipes } from './microdata';
import { htmlOf, PageTooLarge, treeOf } from './page-tree';
import { readRecipe, type PageRecipe } from './read-recipe';

export interface PageToRead {
  bytes: Uint8Array;
  contentType: string;
}

/** The page is too large or too deep to be read, has no recipe, or has this one. */
export type PageResult = 'too_large' | 'no_recipe' | PageRecipe;

/** What the page says of a recipe in JSON-LD, else in microdata. */
export function readPage({ bytes, contentType }: PageToRead): PageResult {
  try {
    const tree = treeOf(htmlOf(bytes, contentType));
    return recipeIn(linkedData(tree)) ?? recipeIn(microdataRecipes(tree)) ?? 'no_recipe';
  } catch (failure) {
    // A stack that is too small for it is another sign of the same.
    if (failure instanceof PageTooLarge || failure instanceof RangeError) return 'too_large';
    throw failure;
  }
}

function recipeIn(values: readonly unknown[]): PageRecipe | undefined {
  const node = chooseRecipe(values);
  return node && readRecipe(node);
}
