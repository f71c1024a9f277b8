declare global {
  interface Window {
    signs?: Signs;
  }
}

/** When what was seen; 0 while it was not. */
export interface Signs {
  firstPaint: number;
  /** The heading, and on Home today's numbers, are on the screen. */
  figures: number;
  /** Nothing stands in for anything any more, and React has taken over every part. */
  alive: number;
  shift: number;
}

/** What the page writes once all is alive. */
export const ALIVE = 'nestwell-bench: alive';

/**
 * Runs in the page, before any script of its own: looks at each frame, since what it looks for no event tells. Nothing
 * asks the page while it comes: the browser's tool would run a script of 330 kB there first, which held its first paint.
 */
export function watchForSigns(alive: string): void {
  const signs: Signs = { firstPaint: 0, figures: 0, alive: 0, shift: 0 };
  window.signs = signs;
  interface Shift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) if (!entry.hadRecentInput) signs.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });

  const isTaken = (node: Element) => Object.keys(node).some((key) => key.startsWith('__reactFiber$'));
  const seen = (): boolean => {
    const title = document.querySelector('h1');
    if (!title?.textContent || document.documentElement.dataset.ssrHidden !== undefined) return false;
    const numbers = ['home.calories@1', 'home.hydration@1'].map((name) => `[data-slot="${name}"]`);
    const isHome = location.pathname === '/';
    return !isHome || numbers.every((slot) => document.querySelector(`${slot} [role=img]`) !== null);
  };
  const isAlive = (): boolean => {
    const parts = [...document.querySelectorAll('h1, [data-slot] > :first-child')];
    return (
      document.querySelector('#root [data-skeleton], main [aria-busy="true"]') === null &&
      parts.every(isTaken)
    );
  };
  const look = () => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    signs.firstPaint ||= paint?.startTime ?? 0;
    if (signs.figures === 0 && seen()) signs.figures = performance.now();
    if (signs.figures === 0 || signs.firstPaint === 0 || !isAlive()) return void requestAnimationFrame(look);
    // What stands in the document is not seen before the first paint.
    signs.figures = Math.max(signs.figures, signs.firstPaint);
    signs.alive = performance.now();
    console.debug(alive);
  };
  requestAnimationFrame(look);
}
