/** From where on the style sheet has columns. Narrower, parts stand one below the other and nothing is measured. */
const COLUMNS = '(min-width: 64rem)';

/**
 * Packs a grid's parts into their columns without gaps while the page keeps one order for all widths: the grid has
 * rows of 1 px, and every part spans as many as it is high. A ref callback; returns how to stop.
 */
export function packColumns(grid: HTMLElement | null): (() => void) | undefined {
  if (!grid) return undefined;
  const columns = matchMedia(COLUMNS);
  const pack = () => spanRows([...grid.children] as HTMLElement[]);
  const heights = new ResizeObserver(pack);
  // What comes and goes is packed before it is painted; a resize alone is only told after a first painting.
  const follow = () => {
    // A measure asked for here would have the whole page laid out in the task that drew it.
    if (!columns.matches) return heights.disconnect();
    for (const part of grid.children) heights.observe(part);
    pack();
  };
  const contents = new MutationObserver(follow);
  follow();
  contents.observe(grid, { childList: true, subtree: true });
  columns.addEventListener('change', follow);
  return () => {
    heights.disconnect();
    contents.disconnect();
    columns.removeEventListener('change', follow);
  };
}

/** Reads every height before it writes any, so that the page is laid out once. */
function spanRows(parts: HTMLElement[]): void {
  const rows = parts.map((part) => Math.max(1, Math.ceil(part.getBoundingClientRect().height)));
  parts.forEach((part, index) => {
    const span = String(rows[index]);
    if (part.style.getPropertyValue('--rows') !== span) part.style.setProperty('--rows', span);
  });
}
