import type { RemoteDeclaration } from '../declaration/define-remote';
import { chunksOfPage, type Chunk } from './chunks';

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
  const opened = offline.flatMap(({ page }) => pages.find(({ path }) => path === page) ?? []);
  const found = new Set<Chunk>();
  const follow = ({ children = [] }: Chunk) => {
    const later = chunks.filter(({ id }) => id !== null && id !== undefined && children.includes(id));
    const fresh = later.filter((chunk) => !found.has(chunk) && !isForLargeScreens(chunk));
    for (const chunk of fresh) found.add(chunk);
    fresh.forEach(follow);
  };
  for (const page of opened) {
    const own = chunksOfPage(page, chunks);
    for (const chunk of own) found.add(chunk);
    own.forEach(follow);
  }
  return [...found].flatMap(({ files = [] }) => files);
}
