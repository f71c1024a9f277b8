import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useWindowEvent } from './use-page-event';

/**
 * Whether the page is being printed, by its own button or by the browser's key and menu alike: what stands on paper
 * alone is drawn in that moment, and has gone when the printer is done.
 */
export function useOnPaper(): boolean {
  const [isOnPaper, setOnPaper] = useState(false);
  useWindowEvent('beforeprint', () => flushSync(() => setOnPaper(true)));
  useWindowEvent('afterprint', () => setOnPaper(false));
  return isOnPaper;
}
