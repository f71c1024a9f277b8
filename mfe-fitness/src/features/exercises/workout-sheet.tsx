import type { Workout } from '@nestwell/contracts/fitness';
import { useMember, useToast, useUndo } from '@nestwell/remote-kit';
import { Button, NumberField, Sheet } from '@nestwell/ui';
import { useState } from 'react';
import { useEditWorkout } from './exercises.queries';
import { loggedName } from './lib/catalogue-view';
import { minutesHint, readMinutes } from './lib/duration';

interface WorkoutSheetProps {
  workout: Workout;
  onClose: () => void;
}

/** Corrects the minutes of a logged workout, or deletes it; a deleted one can be put back from the toast. */
export function WorkoutSheet({ workout, onClose }: WorkoutSheetProps) {
  const { toast } = useToast();
  const sayUndoable = useUndo();
  const edit = useEditWorkout(workout);
  const name = loggedName(workout.exercise, useMember());
  const [typed, setTyped] = useState(String(workout.duration));
  const [error, setError] = useState<string>();

  async function save() {
    const minutes = readMinutes(typed);
    if (minutes === null) return setError(minutesHint);
    try {
      await edit.save(minutes);
      toast({ title: 'Workout updated' });
      onClose();
    } catch {
      toast({ title: 'Error', description: 'Failed to update workout. Please try again.', tone: 'alert' });
    }
  }

  async function remove() {
    try {
      await edit.remove();
      onClose();
      sayUndoable({ title: 'Workout deleted', description: name }, edit.putBack);
    } catch {
      toast({ title: 'Error', description: 'Failed to delete workout. Please try again.', tone: 'alert' });
    }
  }

  return (
    <Sheet
      open
      onOpenChange={(open) => open || onClose()}
      title={name}
      footer={
        <>
          <Button variant="danger" busy={edit.deleting} busyLabel="Deleting..." onClick={() => void remove()}>
            Delete
          </Button>
          <Button busy={edit.saving} busyLabel="Saving..." onClick={() => void save()}>
            Save
          </Button>
        </>
      }
    >
      <NumberField
        whole
        label="Duration (minutes)"
        value={typed}
        error={error}
        onValueChange={(value) => {
          setTyped(value);
          setError(undefined);
        }}
      />
    </Sheet>
  );
}
