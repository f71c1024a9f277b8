import { useMember, useQuery } from '@nestwell/remote-kit';
import { Stat, StatLine } from '@nestwell/ui';
import { useToday } from '../../lib/dates/use-today';
import { usePlans } from '../../lib/meal-plans/plans.queries';
import { caloriesOn } from '../../lib/meals/eaten';
import { mealsOfWeek, useMeals } from '../../lib/meals/meals.queries';
import * as css from './hub.module.css';

/** What is not known (yet) is a dash, never a zero. */
const UNKNOWN = '–';

export function StatTiles() {
  const today = useToday();
  const meals = useMeals();
  const week = useQuery(mealsOfWeek(useMember().id));
  const plans = usePlans();
  const active = plans.data?.filter((plan) => plan.isActive).length;
  return (
    <StatLine className={css.stats}>
      <Stat
        label="Today’s Calories"
        value={meals.data ? caloriesOn(today, meals.data).toLocaleString('en-US') : UNKNOWN}
      />
      <Stat label="Weekly Meals" value={week.data?.length ?? UNKNOWN} />
      <Stat label="Active Plans" value={active ?? UNKNOWN} />
    </StatLine>
  );
}
