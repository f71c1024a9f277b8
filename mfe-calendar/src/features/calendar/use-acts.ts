import { useMember, useToast, useUndo } from '@nestwell/remote-kit';
import { useMemo, useRef } from 'react';
import type { Reminder } from '@nestwell/contracts/calendar';
import { useCompleteReminder } from '../../lib/reminders.queries';
import type { ReminderActs } from './views/day-list';

/** What a row can do; the same object from draw to draw. `onOpen` must be too. */
export function useActs(onOpen: (reminder: Reminder) => void): ReminderActs {
  const { id: userId } = useMember();
  const { toast } = useToast();
  const { mutate, mutateAsync } = useCompleteReminder();
  const undoable = useUndo();
  const sayUndoable = useRef(undoable);
  sayUndoable.current = undoable;
  return useMemo(
    () => ({
      onOpen,
      onComplete: ({ id, title }, completed) =>
        mutate(
          { params: { reminderId: id }, body: { completed, userId } },
          {
            onSuccess: () => {
              if (!completed) return;
              sayUndoable.current({ title: 'Done', description: title }, () =>
                mutateAsync({ params: { reminderId: id }, body: { completed: false, userId } }),
              );
            },
            onError: () =>
              toast({
                title: 'Error',
                description: 'Failed to update the reminder. Please try again.',
                tone: 'alert',
              }),
          },
        ),
    }),
    [onOpen, mutate, mutateAsync, toast, userId],
  );
}
