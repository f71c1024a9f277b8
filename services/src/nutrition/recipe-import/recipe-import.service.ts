import { Injectable } from '@nestjs/common';
import type { ImportedRecipe } from '@nestwell/contracts/nutrition';
import { refused } from '../../platform/http/errors';
import { PageUnreadable, PublicPage } from '../../platform/outside/public-page';
import { FoodIndex } from '../food-search/food-index';
import { builtInFoods } from '../food-search/foods/built-in-foods';
import { matchIngredient } from './match-ingredient';
import { recipeOfPage } from './page-data';
import { readRecipe, type ReadRecipe } from './read-recipe';

const LOOKED_AT = 12;

/** Reads recipes of pages; keeps nothing of them. */
@Injectable()
export class RecipeImportService {
  private readonly foods = new FoodIndex(builtInFoods);

  constructor(private readonly pages: PublicPage) {}

  async read(address: string): Promise<ImportedRecipe> {
    const page = await this.pages.read(address).catch((failure: unknown) => {
      throw failure instanceof PageUnreadable
        ? refused('page_unreadable', failure.message, 'address')
        : failure;
    });
    const recipe = recipeIn(page.bytes, page.contentType);
    if (recipe === undefined) {
      throw refused(
        'no_recipe',
        'No recipe was found on that page. You can write it down yourself.',
        'address',
      );
    }
    const { lines, ...rest } = recipe;
    const foodsCalled = (name: string) => this.foods.search(name, LOOKED_AT);
    return {
      ...rest,
      source: page.address,
      ingredients: lines.map((line) => matchIngredient(line, foodsCalled)),
    };
  }
}

/** A page so deep that reading it fails has no recipe for anybody. */
function recipeIn(bytes: Buffer, contentType: string): ReadRecipe | undefined {
  try {
    const node = recipeOfPage(bytes, contentType);
    return node && readRecipe(node);
  } catch (failure) {
    if (failure instanceof RangeError) return undefined;
    throw failure;
  }
}
