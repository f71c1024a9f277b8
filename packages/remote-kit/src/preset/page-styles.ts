import type { RemoteDeclaration } from '../declaration/define-remote';
import { chunksOfPage, withLater, type Chunk } from './chunks';

/**
 * The sheets of each page beside those of the widgets: whoever paints it needs them too. With those of what it loads
 * later, since a tab in the address may be such a part.
 */
export function pageStylesOf(
  { pages }: RemoteDeclaration,
  chunks: readonly Chunk[],
): Record<string, string[]> {
  const styles = pages.map((page): [string, string[]] => [
    page.path,
    withLater(chunksOfPage(page, chunks), chunks)
      .flatMap(({ files = [] }) => files)
      .filter((path) => path.endsWith('.css')),
  ]);
  return Object.fromEntries(styles);
}
