import { join } from 'node:path';
import { DocumentWorkers } from '../../../platform/outside/document-workers';
import { RecipePageReader } from '../recipe-page-reader';

const file = join(import.meta.dirname, 'source.worker.js');

/** The reader with its own worker. */
export const pageReader = (timeoutMs?: number) =>
  new RecipePageReader(new DocumentWorkers({ file, name: 'readPage', timeoutMs }));
