import type { Exercise } from '@nestwell/contracts/fitness';
import { useState } from 'react';
import { CompleteWorkoutSheet } from './complete-workout-sheet';
import { ExerciseSheet } from './exercise-sheet';
import type { Lock } from './lib/catalogue-view';

interface ExerciseDialogsProps {
  exercise: Exercise;
  lock: Lock | null;
  onClose: () => void;
  /** So long it was, as she has said before. */
  minutes?: number;
}

/** First the exercise itself, then how long it took; both close together. */
export function ExerciseDialogs({ exercise, lock, onClose, minutes }: ExerciseDialogsProps) {
  const [step, setStep] = useState<'detail' | 'complete'>(
    minutes === undefined || lock !== null ? 'detail' : 'complete',
  );
  const close = (open: boolean) => open || onClose();
  return step === 'detail' ? (
    <ExerciseSheet
      exercise={exercise}
      lock={lock}
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
