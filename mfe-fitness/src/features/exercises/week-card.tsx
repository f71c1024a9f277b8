import { Activity, Card, EggWell, Stat, StatLine } from '@nestwell/ui';
import { useWeeklyStats } from './exercises.queries';
import * as css from './fitness-page.module.css';

interface WeekCardProps {
  /** Exercises open to her; undefined while they load. */
  available: number | undefined;
}

export function WeekCard({ available }: WeekCardProps) {
  const { data } = useWeeklyStats();
  const workouts = data?.totalWorkouts;
  const minutes = data?.totalMinutes;
  return (
    <Card variant="field" shell="russet" className={css.week} aria-labelledby="this-week">
      <div className={css.weekHead}>
        <h2 id="this-week" className={css.cardTitle}>
          This week
        </h2>
        <EggWell className={css.weekEgg}>
          <Activity />
        </EggWell>
      </div>
      <StatLine>
        <Stat value={workouts ?? '–'} label={workouts === 1 ? 'workout' : 'workouts'} />
        <Stat value={minutes ?? '–'} label={minutes === 1 ? 'minute' : 'minutes'} />
        <Stat value={available ?? '–'} label="open to you" />
      </StatLine>
    </Card>
  );
}
