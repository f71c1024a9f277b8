import { Injectable } from '@nestjs/common';
import type { ImportedRecipe } from '@nestwell/contracts/nutrition/server';
import { refused } from '../../platform/http/errors';
import { FairQueue } from '../../platform/limits/fair-queue';
import { PageUnreadable, PublicPage, type ReadPage } from '../../platform/outside/public-page';
import { builtInIndex } from '../food-search/built-in-index';
import { fitRecipe } from './fit-recipe';
import { matchIngredient } from './match-ingredient';
import type { PageRecipe } from './page/read-recipe';
import { RecipePageReader } from './recipe-page-reader';

const MATCHING_FOODS = 12;
const QUEUE_LIMITS = { running: 8, waiting: 64, waitingPerMember: 7, waitTimeoutMs: 20_000 };

/** Reads recipes of pages; keeps nothing of them. */
@Injectable()
export class RecipeImportService {
  private readonly queue = new FairQueue(QUEUE_LIMITS);

  constructor(
    private readonly pages: PublicPage,
    private readonly reader: RecipePageReader,
  ) {}

  read(memberId: string, address: string): Promise<ImportedRecipe> {
    return this.queue.run(memberId, async () => {
      const page = await this.pages.read(address).catch(refuseUnreadable);
      const { lines, ...rest } = fitRecipe(await this.recipeOn(memberId, page));
      const foodsCalled = (name: string) => builtInIndex.search(name, MATCHING_FOODS);
      const ingredients = [];
      for (const line of lines) {
        ingredients.push(matchIngredient(line, foodsCalled));
        // Forty searches in one go would hold up other requests.
        await new Promise(setImmediate);
      }
      return { ...rest, source: page.address, ingredients };
    });
  }

  private async recipeOn(memberId: string, page: ReadPage): Promise<PageRecipe> {
    const recipe = await this.reader.read(memberId, page).catch(refuseUnreadable);
    if (recipe !== undefined) return recipe;
    const reason = 'No recipe was found on that page. You can write it down yourself.';
    throw refused('no_recipe', reason, 'address');
  }
}

function refuseUnreadable(failure: unknown): never {
  throw failure instanceof PageUnreadable ? refused('page_unreadable', failure.message, 'address') : failure;
}
