import type { Compilation } from '@rspack/core';
import type { RemoteDeclaration } from '../declaration/define-remote';

/** As much of a built chunk as says whose it is. */
export interface Chunk {
  id?: string | number | null;
  files?: readonly string[];
  /** The imports that ask for it, as they are written. */
  origins?: readonly { request?: string }[];
  /** What it may load later. */
  children?: readonly (string | number)[];
}

export function chunksOf(compilation: Compilation): Chunk[] {
  const wanted = { all: false, chunks: true, chunkRelations: true, chunkOrigins: true, ids: true } as const;
  return compilation.getStats().toJson(wanted).chunks ?? [];
}

const IMPORTED = /import\(\s*["'`]([^"'`]+)["'`]\s*\)/;

/** What comes with a page as it opens. */
export function chunksOfPage(
  { load }: Pick<RemoteDeclaration['pages'][number], 'load'>,
  chunks: readonly Chunk[],
): Chunk[] {
  const wanted = IMPORTED.exec(String(load))?.[1];
  return chunks.filter(({ origins = [] }) =>
    origins.some(({ request }) => request !== undefined && request === wanted),
  );
}
