import { fitness, type Workout } from '@nestwell/contracts/fitness';
import { readOf, useCall, useMember, usePutBack, useQuery, useQueryClient } from '@nestwell/remote-kit';

export const RECENT_WORKOUTS = 5;

/** Always asked anew: on mount, on focus and on reconnect, with three more tries, and never kept. */
export function useExercises() {
  return useQuery({
    ...readOf(fitness.listExercises),
    staleTime: 0,
    gcTime: 0,
    retry: 3,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });
}

export const recentWorkoutsOf = (userId: string) =>
  readOf(fitness.listWorkouts, { params: { userId }, query: { limit: RECENT_WORKOUTS } });

export const useRecentWorkouts = () => useQuery(recentWorkoutsOf(useMember().id));

export function useWeeklyStats() {
  const { id: userId } = useMember();
  return useQuery(readOf(fitness.weeklyStats, { params: { userId } }));
}

function useWorkoutsChanged() {
  const queryClient = useQueryClient();
  const { id: userId } = useMember();
  return () => {
    const args = { params: { userId } };
    void queryClient.invalidateQueries({ queryKey: readOf(fitness.listWorkouts, args).queryKey });
    void queryClient.invalidateQueries({ queryKey: readOf(fitness.weeklyStats, args).queryKey });
    void queryClient.invalidateQueries({ queryKey: readOf(fitness.listTrends, args).queryKey });
  };
}

export function useLogWorkout() {
  const { id: userId } = useMember();
  const onSuccess = useWorkoutsChanged();
  const log = useCall(fitness.logWorkout, { onSuccess });
  const remove = useCall(fitness.deleteWorkout, { onSuccess });
  return {
    saving: log.isPending,
    save: (exerciseId: string, duration: number) =>
      log.mutateAsync({ body: { userId, exerciseId, duration } }),
    takeBack: (workoutId: string) => remove.mutateAsync({ params: { workoutId } }),
  };
}

export function useEditWorkout({ id: workoutId }: Workout) {
  const onSuccess = useWorkoutsChanged();
  const update = useCall(fitness.updateWorkout, { onSuccess });
  const remove = useCall(fitness.deleteWorkout, { onSuccess });
  const putBack = usePutBack();
  const params = { workoutId };
  return {
    saving: update.isPending,
    deleting: remove.isPending,
    save: (minutes: number) => update.mutateAsync({ params, body: { duration: minutes } }),
    remove: () => remove.mutateAsync({ params }),
    putBack: () => putBack('workout', workoutId),
  };
}
