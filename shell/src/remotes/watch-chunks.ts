import { ownerIn } from '@nestwell/contracts/delivery';
import { begins } from '../watch/running';

/** What a bundler's runtime calls to load a chunk (`e`); its modules run in the turn in which the chunk is there. */
export interface ChunkLoading {
  e?: (chunk: string) => Promise<unknown>;
  /** Where its chunks lie: `/r/nutrition/<version>/`. */
  p: string;
}

/** Marks whose code runs when a chunk has come. */
export function watchChunks(runtime: ChunkLoading): void {
  const { e: load, p } = runtime;
  const owner = ownerIn(p);
  if (!load || !owner) return;
  runtime.e = async (chunk) => {
    const loaded = await load(chunk);
    begins(owner, 'import');
    return loaded;
  };
}
