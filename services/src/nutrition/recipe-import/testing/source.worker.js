import { createJiti } from 'jiti';

/** The worker from its source, as it is not built for the tests. */
export const { readPage } = await createJiti(import.meta.url).import('../recipe-page.worker.ts');
