import { Injectable } from '@nestjs/common';
import type { ImportedRecipe } from '@nestwell/contracts/nutrition';
import { refused } from '../../platform/http/errors';
import { PageUnreadable, PublicPage } from '../../platform/outside/public-page';
import { builtInIndex } from '../food-search/built-in-index';
import { matchIngredient } from './match-ingredient';

const LOOKED_AT = 12;

/** Reads recipes of pages; keeps nothing of them. */
@Injectable()
export class RecipeImportService {
  constructor(private readonly pages: PublicPage) {}

  async read(address: string): Promise<ImportedRecipe> {
    const page = await this.pages.read(address).catch((failure: unknown) => {
      throw failure instanceof PageUnreadable
        ? refused('page_unreadable', failure.message, 'address')
        : failure;
    });
    // With its libraries, of which one brings `undici`: only once a page was read, when Node's own `fetch` is in place.
    const { recipeOn } = await import('./recipe-on-page');
    const recipe = recipeOn(page.bytes, page.contentType);
    if (recipe === undefined) {
      throw refused(
        'no_recipe',
        'No recipe was found on that page. You can write it down yourself.',
        'address',
      );
    }
    const { lines, ...rest } = recipe;
    const foodsCalled = (name: string) => builtInIndex.search(name, LOOKED_AT);
    return {
      ...rest,
      source: page.address,
      ingredients: lines.map((line) => matchIngredient(line, foodsCalled)),
    };
  }
}
