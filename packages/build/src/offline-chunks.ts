import type { OnceOpenedFiles } from '@nestwell/contracts/delivery';
import type { RemoteDeclaration } from '@nestwell/remote-kit/declaration/define-remote';
import { chunksOfPage, withLater, type Chunk } from './chunks';

/**
 * What stands in a folder `wide` or `online` is not kept ahead: only large screens draw it, or it asks the network for more
 * as it starts. It is there once she has seen it, and something stands in for it.
 */
const isLeftOut = ({ origins = [] }: Chunk) =>
  origins.length > 0 && origins.every(({ request }) => /\/(wide|online)\//.test(request ?? ''));

type Pages = RemoteDeclaration['pages'];

/** Named so where it is loaded: the sheets that widgets open, which are kept ahead as the widgets are. */
const isKept = ({ id }: Chunk) => String(id).startsWith('kept-');

/**
 * What widgets open, and the files of the pages that a module declares for offline, with what they may load later: a form
 * she opens there. In the order of the declaration, since what is too much is left out from the end.
 */
export function offlineFilesOf(declaration: RemoteDeclaration, chunks: readonly Chunk[]): string[] {
  const kept = chunks.filter(isKept).flatMap(({ files = [] }) => files);
  return [...new Set([...kept, ...filesOf(pagesOf(declaration, false), chunks)])];
}

/** The same of the pages that are kept once she has been there, without what everybody keeps. */
export function onceOpenedOf(
  declaration: RemoteDeclaration,
  chunks: readonly Chunk[],
): { onceOpened?: OnceOpenedFiles } {
  const pages = pagesOf(declaration, true);
  if (pages.length === 0) return {};
  const ahead = offlineFilesOf(declaration, chunks);
  const isAhead = (path: string) => ahead.includes(path);
  const own = pages.flatMap((page) => chunksOfPage(page, chunks));
  const asked = own.filter((chunk) => isAskedByPages(chunk, pages)).flatMap(({ files = [] }) => files);
  const marks = [...new Set(asked)].filter((path) => path.endsWith('.js') && !isAhead(path));
  return { onceOpened: { marks, files: filesOf(pages, chunks).filter((path) => !isAhead(path)) } };
}

/** Whether nothing else of the module loads it, as a widget may. */
const isAskedByPages = ({ origins = [] }: Chunk, pages: Pages): boolean =>
  origins.every((origin) => pages.some((page) => chunksOfPage(page, [{ origins: [origin] }]).length > 0));

function pagesOf({ pages, offline = [] }: RemoteDeclaration, onceOpened: boolean): Pages {
  const declared = offline.filter((offer) => (offer.onceOpened ?? false) === onceOpened);
  return declared.flatMap(({ page }) => pages.find(({ path }) => path === page) ?? []);
}

function filesOf(pages: Pages, chunks: readonly Chunk[]): string[] {
  const own = pages.flatMap((page) => chunksOfPage(page, chunks));
  return withLater(own, chunks, (chunk) => !isLeftOut(chunk)).flatMap(({ files = [] }) => files);
}
