import { calendar, type Reminder, type Scope } from '@nestwell/contracts/calendar';
import { keyOf } from '@nestwell/contracts/kernel';
import { useCall, useMember, useQueryClient, useToast } from '@nestwell/remote-kit';
import { useState } from 'react';
import { failureWords } from '../../../../lib/failure-words';
import { useRefreshReminders } from '../../../../lib/reminders.queries';
import { inWords, momentOf, type Target } from './target';

interface Asking {
  reminder: Reminder;
  to: Target;
}

/** Moves a reminder at once; one of a series after she said how far it reaches. A refusal puts it back and says why. */
export function useMove() {
  const { id: userId } = useMember();
  const { toast } = useToast();
  const queryClient = useQueryClient();
  const refresh = useRefreshReminders();
  const [asking, setAsking] = useState<Asking | null>(null);
  const { mutate } = useCall(calendar.updateReminder, { onSettled: refresh });
  const show = (id: string, dueDateTime: string) =>
    queryClient.setQueriesData<Reminder[]>(
      { queryKey: keyOf(calendar.listReminders, { params: { userId } }) },
      (shown) => shown?.map((one) => (one.id === id ? { ...one, dueDateTime } : one)),
    );
  const send = (
    reminder: Pick<Reminder, 'id' | 'dueDateTime'>,
    due: string,
    scope: Scope,
    onDone: (id: string) => void,
  ) => {
    show(reminder.id, due);
    mutate(
      { params: { reminderId: reminder.id }, query: { scope }, body: { userId, dueDateTime: due } },
      {
        onSuccess: ({ id }) => onDone(id),
        onError: (error) => {
          show(reminder.id, reminder.dueDateTime);
          const description = failureWords(error, 'It stays where it was. Please try again.');
          toast({ title: 'Not moved', description, tone: 'alert' });
        },
      },
    );
  };
  const move = (reminder: Reminder, to: Target, scope: Scope) => {
    const due = momentOf(to).toISOString();
    send(reminder, due, scope, (id) => {
      const back = () =>
        send({ id, dueDateTime: due }, reminder.dueDateTime, scope, () => toast({ title: 'Moved back' }));
      toast({ title: `Moved to ${inWords(to)}`, action: { label: 'Undo', onSelect: back } });
    });
  };
  return {
    asking,
    drop: (reminder: Reminder, to: Target) =>
      reminder.recurring === 'none' ? move(reminder, to, 'one') : setAsking({ reminder, to }),
    answer: (scope: Scope | null) => {
      if (asking && scope) move(asking.reminder, asking.to, scope);
      setAsking(null);
    },
  };
}
