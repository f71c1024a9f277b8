import { rootElementId } from '@nestwell/contracts/delivery';

/** Scripts that have run: one of a rendered page names the member whom it was rendered for. */
const INLINE_SCRIPTS = 'script:not([src]):not([type])';

/** What the server wrote into the document for this member; what React rendered goes with her session. */
export function clearDocument(page: Document): void {
  for (const script of page.querySelectorAll(INLINE_SCRIPTS)) script.remove();
  delete page.getElementById(rootElementId)?.dataset.ssrFor;
  page.title = 'Nestwell';
}

/** What led to the page may be words of hers; where the router stands in its history stays. */
export function clearHistoryState(): void {
  const state = history.state as Record<string, unknown> | null;
  if (state === null) return;
  const { idx, key, layers } = state;
  history.replaceState({ usr: null, idx, key, layers }, '');
}
