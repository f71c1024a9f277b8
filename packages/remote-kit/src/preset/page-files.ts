import type { RemoteDeclaration } from '../declaration/define-remote';
import { chunksOfPage, withLater, type Chunk } from './chunks';
import { HASHES } from './late-hashes';

type Page = RemoteDeclaration['pages'][number];

/**
 * The sheets of each page beside those of the widgets: whoever paints it needs them too. With those of what it loads
 * later, since a tab in the address may be such a part.
 */
export const pageStylesOf = (declaration: RemoteDeclaration, chunks: readonly Chunk[]) =>
  filesOf(declaration, (page) => named('.css', withLater(chunksOfPage(page, chunks), chunks)));

/** The scripts that each page opens with, behind what vouches for them: who opens it first asks for them with the entry. */
export const pageScriptsOf = (declaration: RemoteDeclaration, chunks: readonly Chunk[]) =>
  filesOf(declaration, (page) => {
    const scripts = named('.js', chunksOfPage(page, chunks));
    return scripts.length > 0 ? [`${HASHES}.js`, ...scripts] : [];
  });

const filesOf = ({ pages }: RemoteDeclaration, of: (page: Page) => string[]): Record<string, string[]> =>
  Object.fromEntries(pages.map((page) => [page.path, of(page)]));

const named = (ending: string, chunks: readonly Chunk[]) =>
  chunks.flatMap(({ files = [] }) => files).filter((path) => path.endsWith(ending));
