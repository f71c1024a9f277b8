/**
 * Style sheets that stand in the document are not loaded once more: the bundler's runtime of each build takes a sheet
 * for loaded where the document has a link to it. A link that is disabled loads nothing.
 */
export function markInlinedSheets(page: Document): void {
  for (const { dataset } of page.querySelectorAll<HTMLStyleElement>('style[data-sheet]')) {
    const link = page.createElement('link');
    link.rel = 'stylesheet';
    link.setAttribute('disabled', '');
    link.href = dataset.sheet ?? '';
    page.head.append(link);
  }
}
