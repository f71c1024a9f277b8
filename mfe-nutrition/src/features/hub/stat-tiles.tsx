import { inFigures } from '@nestwell/domain/reading';
import { Figures, useMember, useQuery, useDeviceDate } from '@nestwell/remote-kit';
import { Stat, StatLine } from '@nestwell/ui';
import { memo } from 'react';
import { usePlans } from '../../lib/meal-plans/plans.queries';
import { isRunning } from '../../lib/meal-plans/running';
import { mealsOfWeek } from '../../lib/meals/meals.queries';
import { useCaloriesToday } from '../../lib/meals/use-calories-today';
import * as css from './hub.module.css';

/** What is not known (yet) is a dash, never a zero. */
const UNKNOWN = '–';

/** Memoised, as the other parts that a filter leaves alone, so that a tap answers sooner. */
export const StatTiles = memo(function StatTiles() {
  const { eaten } = useCaloriesToday();
  const week = useQuery(mealsOfWeek(useMember().id));
  const plans = usePlans();
  const today = useDeviceDate();
  const active = plans.data?.filter((plan) => isRunning(plan, today)).length;
  return (
    <StatLine className={css.stats}>
      <Figures>
        <Stat label="Today’s Calories" value={eaten === undefined ? UNKNOWN : inFigures(eaten)} />
      </Figures>
      <Stat label="Weekly Meals" value={week.data?.length ?? UNKNOWN} />
      <Stat label="Active Plans" value={active ?? UNKNOWN} />
    </StatLine>
  );
});
