import type { TrackingEntry } from '@nestwell/contracts/fitness';
import { shownWeight, weightUnit } from '@nestwell/domain/units';
import { Figures, useMember, useDeviceDate } from '@nestwell/remote-kit';
import { Card, Dumbbell, EggWell, List, ListRow, Moon, Scale, Utensils } from '@nestwell/ui';
import { useRecentDays } from '../../lib/tracking.queries';
import { averageCalories } from './lib/calories';
import { changeWords } from './lib/change-words';
import { changeSincePrevious } from './lib/series';
import { Figure } from './figure';
import { useWeekOfMeals, useWorkoutsOfWeek } from './progress.queries';

interface FiguresCardProps {
  entry: TrackingEntry | null;
}

/** Weight and its change, sleep, this week's workouts, average calories. */
export function FiguresCard({ entry }: FiguresCardProps) {
  return (
    <Card aria-label="Figures">
      <List aria-label="Figures of today">
        <Figures>
          <Weight />
        </Figures>
        <ListRow
          well={<EggWell shell="dusk" children={<Moon />} />}
          title="Sleep"
          meta="Broken nights count too"
          value={<Figure value={entry?.sleepHours} unit={entry?.sleepHours === 1 ? 'hour' : 'hours'} />}
        />
        <Workouts />
        <Figures>
          <AverageCalories />
        </Figures>
      </List>
    </Card>
  );
}

function Weight() {
  const today = useDeviceDate();
  const { units } = useMember();
  const { data } = useRecentDays();
  const change = changeSincePrevious('weight', data ?? []);
  return (
    <ListRow
      well={<EggWell shell="moss" children={<Scale />} />}
      title="Weight"
      meta={data ? changeWords(change, units, today) : 'Not loaded'}
      value={<Figure value={change && shownWeight(change.latest, units)} unit={weightUnit[units]} />}
    />
  );
}

function Workouts() {
  const { data } = useWorkoutsOfWeek();
  const minutes = data?.totalMinutes;
  return (
    <ListRow
      well={<EggWell shell="russet" children={<Dumbbell />} />}
      title="Workouts this week"
      meta={
        minutes === undefined ? 'Not loaded' : `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} in all`
      }
      value={<Figure value={data?.totalWorkouts} />}
    />
  );
}

function AverageCalories() {
  const { data } = useWeekOfMeals();
  const average = data && averageCalories(data);
  return (
    <ListRow
      well={<EggWell shell="straw" children={<Utensils />} />}
      title="Average calories"
      meta={data ? 'Over the last 7 days' : 'Not loaded'}
      value={<Figure value={average} unit="kcal" />}
    />
  );
}
