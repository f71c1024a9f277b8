import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import type { WeekGridProps } from './wide/week-grid';

/** Where seven columns have room for their words. */
const QUERY = '(min-width: 64rem)';
// Where nothing is laid out, as in tests of components, there is no media to ask.
const media = () => (typeof matchMedia === 'function' ? matchMedia(QUERY) : undefined);

function subscribe(listener: () => void): () => void {
  const list = media();
  list?.addEventListener('change', listener);
  return () => list?.removeEventListener('change', listener);
}

type Grid = ComponentType<WeekGridProps> | 'coming' | 'none';

/** The week as columns, fetched where there is room for it; without it, offline, the list of days stands there. */
export function useWeekGrid(): Grid {
  const isWide = useSyncExternalStore(
    subscribe,
    () => media()?.matches ?? false,
    () => false,
  );
  const [grid, setGrid] = useState<{ is: Grid }>({ is: 'coming' });
  useEffect(() => {
    if (!isWide) return;
    let isGone = false;
    import('./wide/week-grid').then(
      ({ WeekGrid }) => isGone || setGrid({ is: WeekGrid }),
      () => isGone || setGrid({ is: 'none' }),
    );
    return () => {
      isGone = true;
    };
  }, [isWide]);
  return isWide ? grid.is : 'none';
}
