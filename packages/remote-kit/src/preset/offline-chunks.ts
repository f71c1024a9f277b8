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

/** What stands in a folder `wide` is not kept ahead: it is there once she has seen it, and something stands in for it. */
const isForLargeScreens = ({ origins = [] }: Chunk) =>
  origins.length > 0 && origins.every(({ request }) => request?.includes('/wide/'));

/**
 * The files of the pages that a module declares for offline, with what they may load later: a form she opens there. In the
 * order of the declaration, since what is too much is left out from the end.
 */
export function offlineFilesOf(
  { pages, offline = [] }: RemoteDeclaration,
  chunks: readonly Chunk[],
): string[] {
  const requests = offline.flatMap(({ page }) => {
    const declared = pages.find(({ path }) => path === page);
    return IMPORTED.exec(String(declared?.load))?.[1] ?? [];
  });
  const found = new Set<Chunk>();
  const follow = ({ children = [] }: Chunk) => {
    const later = chunks.filter(({ id }) => id !== null && id !== undefined && children.includes(id));
    const fresh = later.filter((chunk) => !found.has(chunk) && !isForLargeScreens(chunk));
    for (const chunk of fresh) found.add(chunk);
    fresh.forEach(follow);
  };
  for (const wanted of requests) {
    const own = chunks.filter(({ origins = [] }) => origins.some(({ request }) => request === wanted));
    for (const chunk of own) found.add(chunk);
    own.forEach(follow);
  }
  return [...found].flatMap(({ files = [] }) => files);
}
