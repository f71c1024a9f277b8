import type { Exercise } from '@nestwell/contracts/fitness';
import { useSearchParams } from '@nestwell/remote-kit/router';
import { useState } from 'react';

type Opened = readonly [exercise: Exercise | null, open: (exercise: Exercise | null) => void];

/** The exercise whose dialog is open: one she pressed, or the one that the address names (`?exercise=Cat and Cow`). */
export function useOpenedExercise(exercises: readonly Exercise[] | undefined): Opened {
  const [params, setParams] = useSearchParams();
  const [pressed, setPressed] = useState<Exercise | null>(null);
  const asked = params.get('exercise');
  const named = asked === null ? undefined : exercises?.find(({ name }) => name === asked);
  const open = (exercise: Exercise | null) => {
    setPressed(exercise);
    if (asked === null) return;
    const without = new URLSearchParams(params);
    without.delete('exercise');
    setParams(without, { replace: true, preventScrollReset: true });
  };
  return [pressed ?? named ?? null, open];
}
