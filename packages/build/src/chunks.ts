import type { Compilation } from '@rspack/core';
import type { RemoteDeclaration } from '@nestwell/remote-kit/declaration/define-remote';

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

/** These, and all that they may load later. */
export function withLater(
  own: readonly Chunk[],
  chunks: readonly Chunk[],
  isWanted: (chunk: Chunk) => boolean = () => true,
): Chunk[] {
  const found = new Set<Chunk>(own);
  const follow = ({ children = [] }: Chunk) => {
    const later = chunks.filter(({ id }) => id !== null && id !== undefined && children.includes(id));
    const fresh = later.filter((chunk) => !found.has(chunk) && isWanted(chunk));
    for (const chunk of fresh) found.add(chunk);
    fresh.forEach(follow);
  };
  own.forEach(follow);
  return [...found];
}
