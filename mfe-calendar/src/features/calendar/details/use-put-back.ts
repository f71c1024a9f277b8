import { calendar, type Reminder } from '@nestwell/contracts/calendar';
import { useCall } from '@nestwell/remote-kit';
import { useCompleteReminder, useRefreshReminders } from '../../../lib/reminders.queries';

/** Makes a deleted reminder again, done where it was. One of a series comes back as a single one. */
export function usePutBack(reminder: Reminder): () => Promise<void> {
  const create = useCall(calendar.createReminder, { onSuccess: useRefreshReminders() });
  const complete = useCompleteReminder();
  const { id: _, completed, parentReminderId: __, timeZone: ___, ...rest } = reminder;
  return async () => {
    const body = { ...rest, recurring: 'none' as const, recurringEndDate: null };
    const made = await create.mutateAsync({ body });
    if (!completed) return;
    await complete.mutateAsync({
      params: { reminderId: made.id },
      body: { completed, userId: reminder.userId },
    });
  };
}
