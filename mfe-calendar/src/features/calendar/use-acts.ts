import { useMember, useToast } from '@nestwell/remote-kit';
import { useMemo } from 'react';
import type { Reminder } from '@nestwell/contracts/calendar';
import { useCompleteReminder } from '../../lib/reminders.queries';
import type { ReminderActs } from './views/day-list';

/** What a row can do; the same object from draw to draw. `onOpen` must be too. */
export function useActs(onOpen: (reminder: Reminder) => void): ReminderActs {
  const { id: userId } = useMember();
  const { toast } = useToast();
  const { mutate } = useCompleteReminder();
  return useMemo(
    () => ({
      onOpen,
      onComplete: ({ id }, completed) =>
        mutate(
          { params: { reminderId: id }, body: { completed, userId } },
          {
            onError: () =>
              toast({
                title: 'Error',
                description: 'Failed to update the reminder. Please try again.',
                tone: 'alert',
              }),
          },
        ),
    }),
    [onOpen, mutate, toast, userId],
  );
}
