import type { Exercise } from '@nestwell/contracts/fitness';
import { EmptyState, LoadFailure, Skeleton } from '@nestwell/ui';
import { ExerciseCard } from './exercise-card';
import type { useExercises } from './exercises.queries';
import { useMother } from './use-mother';
import * as css from './fitness-page.module.css';
import { lockOf, shownExercises, type Filters } from './lib/catalogue-view';

interface ExerciseListProps {
  exercises: ReturnType<typeof useExercises>;
  filters: Filters;
  onOpen: (exercise: Exercise) => void;
}

export function ExerciseList({ exercises, filters, onOpen }: ExerciseListProps) {
  const mother = useMother();
  if (exercises.isPending) return <Skeleton label="Loading exercises" rows={6} />;
  if (exercises.isLoadingError) {
    return <LoadFailure retrying={exercises.isFetching} onRetry={() => void exercises.refetch()} />;
  }
  const shown = shownExercises(exercises.data, filters, mother);
  return (
    <>
      <p className={css.count} role="status">
        {`${shown.length} ${shown.length === 1 ? 'exercise' : 'exercises'}`}
      </p>
      {shown.length === 0 ? (
        <EmptyState art="path" title="Nothing matches both choices">
          Try another category or level. More opens up with every month.
        </EmptyState>
      ) : (
        <div className={css.grid}>
          {shown.map((exercise) => (
            <ExerciseCard
              key={exercise.id}
              exercise={exercise}
              lock={lockOf(exercise, mother)}
              onOpen={() => onOpen(exercise)}
            />
          ))}
        </div>
      )}
    </>
  );
}
