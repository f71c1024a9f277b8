import type { RemoteDeclaration } from '@nestwell/remote-kit/declaration/define-remote';
import { chunksOfPage, withLater, type Chunk } from './chunks';

type Page = RemoteDeclaration['pages'][number];

/**
 * The sheets of each page beside those of the widgets: whoever renders it needs them too. With those of what it loads
 * later, since a tab in the address may be such a part.
 */
export const pageStylesOf = (declaration: RemoteDeclaration, chunks: readonly Chunk[]) =>
  filesOf(declaration, (page) => named('.css', withLater(chunksOfPage(page, chunks), chunks)));

/** The scripts that each page opens with: a document that opens it preloads them. */
export const pageScriptsOf = (declaration: RemoteDeclaration, chunks: readonly Chunk[]) =>
  filesOf(declaration, (page) => named('.js', chunksOfPage(page, chunks)));

const filesOf = ({ pages }: RemoteDeclaration, of: (page: Page) => string[]): Record<string, string[]> =>
  Object.fromEntries(pages.map((page) => [page.path, of(page)]));

const named = (ending: string, chunks: readonly Chunk[]) =>
  chunks.flatMap(({ files = [] }) => files).filter((path) => path.endsWith(ending));
