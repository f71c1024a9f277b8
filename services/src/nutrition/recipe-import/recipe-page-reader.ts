import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type FactoryProvider, type OnApplicationShutdown } from '@nestjs/common';
import { DocumentTooHeavy, DocumentWorkers } from '../../platform/outside/document-workers';
import { PageUnreadable, type ReadPage } from '../../platform/outside/public-page';
import type { PageResult, PageToRead } from './page/read-page';
import type { PageRecipe } from './page/read-recipe';

/** As the build names the worker: beside the server's own file. */
const WORKER = join(dirname(fileURLToPath(import.meta.url)), 'recipe-page.worker.js');

/** Reads the recipe of a page in a worker. */

export class RecipePageReader implements OnApplicationShutdown {
  constructor(private readonly workers: DocumentWorkers<PageToRead, PageResult>) {}

  /** Undefined where the page has none. */
  async read(memberId: string, { bytes, contentType }: ReadPage): Promise<PageRecipe | undefined> {
    const result = await this.workers.run(memberId, { bytes, contentType }).catch((failure: unknown) => {
      throw failure instanceof DocumentTooHeavy ? tooLarge() : failure;
    });
    if (result === 'too_large') throw tooLarge();
    return result === 'no_recipe' ? undefined : result;
  }

  onApplicationShutdown(): Promise<void> {
    return this.workers.onApplicationShutdown();
  }
}

const tooLarge = () => new PageUnreadable('The page is too large to be read.');

export const recipePageReaderProvider: FactoryProvider<RecipePageReader> = {
  provide: RecipePageReader,
  useFactory: () => new RecipePageReader(new DocumentWorkers({ file: WORKER, name: 'readPage' })),
};
