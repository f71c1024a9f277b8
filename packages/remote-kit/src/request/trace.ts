/** Milliseconds for which calls are counted to the opening of the page. */
const OPENING = 30_000;

/** Names the trace that began with this page, where the site keeps traces; later calls stand for themselves. */
export function traceOfPage(): { traceparent?: string } {
  if (performance.now() > OPENING || !('getEntriesByType' in performance)) return {};
  const [opened] = performance.getEntriesByType('navigation') as Partial<PerformanceNavigationTiming>[];
  const told = opened?.serverTiming?.find(({ name }) => name === 'traceparent');
  return told === undefined ? {} : { traceparent: told.description };
}
