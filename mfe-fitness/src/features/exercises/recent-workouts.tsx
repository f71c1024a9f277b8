import { fitness, type Workout } from '@nestwell/contracts/fitness';
import { relativeDay } from '@nestwell/domain/calendar-days';
import { deviceDate } from '@nestwell/domain/device-time';
import { useHandedBack, useMember, WaitingMark, useDeviceDate } from '@nestwell/remote-kit';
import { Card, EggWell, EmptyState, List, ListRow, LoadFailure, Section, Skeleton } from '@nestwell/ui';
import { useState } from 'react';
import { useRecentWorkouts } from './exercises.queries';
import { loggedName } from './lib/catalogue-view';
import { categoryLooks } from './lib/category';
import { WorkoutSheet } from './workout-sheet';

/** The latest five; each opens to be corrected or deleted. */
export function RecentWorkouts({ className }: { className?: string }) {
  const workouts = useRecentWorkouts();
  const [edited, setEdited] = useState<Workout | null>(null);
  useHandedBack(fitness.updateWorkout, edited !== null, ({ rows: [row] }) => row && setEdited(row));
  return (
    <Section id="recent-workouts" title="Recent Workouts" className={className}>
      <Card>
        <Rows workouts={workouts} onSelect={setEdited} />
      </Card>
      {edited && <WorkoutSheet key={edited.id} workout={edited} onClose={() => setEdited(null)} />}
    </Section>
  );
}

interface RowsProps {
  workouts: ReturnType<typeof useRecentWorkouts>;
  onSelect: (workout: Workout) => void;
}

function Rows({ workouts, onSelect }: RowsProps) {
  if (workouts.isPending) return <Skeleton label="Loading workouts" rows={3} />;
  if (workouts.isLoadingError) {
    return <LoadFailure retrying={workouts.isFetching} onRetry={() => void workouts.refetch()} />;
  }
  if (workouts.data.length === 0) {
    return (
      <EmptyState art="path" title="Your path starts anywhere">
        Five minutes of breathing is a workout too. Choose one when you feel like it.
      </EmptyState>
    );
  }
  return (
    <List aria-label="Recent workouts">
      {workouts.data.map((workout) => (
        <WorkoutRow key={workout.id} workout={workout} onSelect={() => onSelect(workout)} />
      ))}
    </List>
  );
}

function WorkoutRow({ workout, onSelect }: { workout: Workout; onSelect: () => void }) {
  const today = useDeviceDate();
  const member = useMember();
  const { shell, Icon } = categoryLooks[workout.exercise.category];
  const day = relativeDay(deviceDate(new Date(workout.completedAt)), today);
  return (
    <ListRow
      well={
        <EggWell shell={shell}>
          <Icon />
        </EggWell>
      }
      title={loggedName(workout.exercise, member)}
      meta={`${day}, ${workout.duration} min`}
      mark={<WaitingMark read={fitness.listWorkouts} row={workout.id} />}
      onSelect={onSelect}
    />
  );
}
