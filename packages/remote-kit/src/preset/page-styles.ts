import type { RemoteDeclaration } from '../declaration/define-remote';
import { chunksOfPage, type Chunk } from './chunks';

/** The sheets that come with each page as it opens, beside those of the widgets: whoever paints it needs them too. */
export function pageStylesOf(
  { pages }: RemoteDeclaration,
  chunks: readonly Chunk[],
): Record<string, string[]> {
  const styles = pages.map((page): [string, string[]] => [
    page.path,
    chunksOfPage(page, chunks)
      .flatMap(({ files = [] }) => files)
      .filter((path) => path.endsWith('.css')),
  ]);
  return Object.fromEntries(styles);
}
