import { calendar, type Reminder, type Scope } from '@nestwell/contracts/calendar';
import { useCall, useMember, usePutBack, useToast, useUndo } from '@nestwell/remote-kit';
import { ConfirmDialog } from '@nestwell/ui';
import { useRefreshReminders } from '../../../lib/reminders.queries';
import { ScopeQuestion } from './scope-question';

/** Deletes one, or asks how far a series is meant. */
export function DeleteQuestion({ reminder, onClose }: { reminder: Reminder; onClose: () => void }) {
  const { id: userId } = useMember();
  const { toast } = useToast();
  const sayUndoable = useUndo();
  const putBack = usePutBack();
  const remove = useCall(calendar.deleteReminder, { onSuccess: useRefreshReminders() });
  const deleteIt = (scope: Scope) =>
    // Promises rather than callbacks: the question leaves with the reminder, and what became of it is said all the same.
    void remove.mutateAsync({ params: { reminderId: reminder.id }, query: { userId, scope } }).then(
      () => {
        onClose();
        sayUndoable({ title: 'Reminder deleted', description: reminder.title }, () =>
          putBack('reminder', reminder.id),
        );
      },
      () =>
        toast({
          title: 'Error',
          description: 'Failed to delete the reminder. Please try again.',
          tone: 'alert',
        }),
    );
  const title = `Delete “${reminder.title}”?`;
  if (reminder.recurring !== 'none') {
    return (
      <ScopeQuestion
        title={title}
        confirmLabel="Delete"
        danger
        busy={remove.isPending}
        onChoose={deleteIt}
        onCancel={onClose}
      />
    );
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={title}
      description="For a few seconds you can take it back."
      confirmLabel="Delete"
      busyLabel="Deleting..."
      busy={remove.isPending}
      onConfirm={() => deleteIt('one')}
    />
  );
}
