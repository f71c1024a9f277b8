import type { Exercise } from '@nestwell/contracts/fitness';
import { useToast, useUndo } from '@nestwell/remote-kit';
import { Button, NumberField, Sheet } from '@nestwell/ui';
import { useState } from 'react';
import { useLogWorkout } from './exercises.queries';
import { minutesHint, readMinutes } from './lib/duration';
import { StopSigns } from './stop-signs';

interface CompleteWorkoutSheetProps {
  exercise: Exercise;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onBack: () => void;
  /** What she wrote before. */
  minutes?: number;
}

/** Asks how long it was. A failed save keeps the minutes; what is completed can be taken back from the toast. */
export function CompleteWorkoutSheet({
  exercise,
  open,
  onOpenChange,
  onBack,
  minutes,
}: CompleteWorkoutSheetProps) {
  const { toast } = useToast();
  const sayUndoable = useUndo();
  const workout = useLogWorkout();
  const [typed, setTyped] = useState(minutes === undefined ? '' : String(minutes));
  const [error, setError] = useState<string>();

  async function save() {
    const minutes = readMinutes(typed);
    if (minutes === null) {
      setError(minutesHint);
      return;
    }
    try {
      const { id } = await workout.save(exercise.id, minutes);
      sayUndoable(
        { title: 'Workout completed! 🎉', description: 'Great job staying active and healthy!' },
        () => workout.takeBack(id),
      );
      onOpenChange(false);
    } catch {
      toast({ title: 'Error', description: 'Failed to log workout. Please try again.', tone: 'alert' });
    }
  }

  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title="Complete Workout"
      description={exercise.name}
      footer={
        <>
          <Button variant="line" onClick={onBack}>
            Back
          </Button>
          <Button
            disabled={typed.trim() === ''}
            busy={workout.saving}
            busyLabel="Saving..."
            onClick={() => void save()}
          >
            Save Workout
          </Button>
        </>
      }
    >
      <NumberField
        whole
        data-autofocus
        label="Duration (minutes)"
        placeholder={String(exercise.duration)}
        help="How long it was, rests included. A few minutes count."
        value={typed}
        error={error}
        onValueChange={(value) => {
          setTyped(value);
          setError(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && typed.trim() !== '') void save();
        }}
      />
      <StopSigns />
    </Sheet>
  );
}
