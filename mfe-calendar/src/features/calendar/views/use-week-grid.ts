import { useWide } from '@nestwell/remote-kit';
import { useEffect, useState, type ComponentType } from 'react';
import type { WeekGridProps } from './wide/week-grid';

type Grid = ComponentType<WeekGridProps> | 'coming' | 'none';

/** The week as columns, fetched where there is room for it; without it, offline, the list of days stands there. */
export function useWeekGrid(): Grid {
  const isWide = useWide();
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
