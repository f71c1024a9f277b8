import type { Exercise } from '@nestwell/contracts/fitness';
import { useState } from 'react';
import { useClearance } from './clearance.queries';
import { CompleteWorkoutSheet } from './complete-workout-sheet';
import { ExerciseSheet } from './exercise-sheet';
import type { Lock } from './lib/catalogue-view';
import { untilCleared } from './lib/until-cleared';

interface ExerciseDialogsProps {
  exercise: Exercise;
  lock: Lock | null;
  onClose: () => void;
  /** So long it was, as she has said before. */
  minutes?: number;
}

/** First the exercise itself, then how long it took; both close together. */
export function ExerciseDialogs({ exercise, lock, onClose, minutes }: ExerciseDialogsProps) {
  const [step, setStep] = useState<'detail' | 'complete'>(minutes === undefined ? 'detail' : 'complete');
  const { data: clearance } = useClearance();
  const close = (open: boolean) => open || onClose();
  return step === 'detail' ? (
    <ExerciseSheet
      exercise={exercise}
      lock={lock ?? untilCleared(exercise, clearance)}
      open
      onOpenChange={close}
      onStart={() => setStep('complete')}
    />
  ) : (
    <CompleteWorkoutSheet
      exercise={exercise}
      open
      onOpenChange={close}
      onBack={() => setStep('detail')}
      minutes={minutes}
    />
  );
}
