import { calendar, type Reminder, type Scope } from '@nestwell/contracts/calendar';
import { useCall, useMember, useToast } from '@nestwell/remote-kit';
import { Button, Sheet } from '@nestwell/ui';
import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import { failureWords } from '../../../lib/failure-words';
import { useRefreshReminders } from '../../../lib/reminders.queries';
import { whenInWords } from '../../../lib/reminder-words';
import { ScopeQuestion } from '../details/scope-question';
import { errorsOf, repeatsOtherwise, requestOf, type FormValues } from './form-values';
import { ReminderFields } from './reminder-fields';

interface ReminderFormProps {
  /** The reminder being changed; none when a new one is made. */
  reminder?: Reminder;
  initial: FormValues;
  onSaved: (saved: Reminder) => void;
  onClose: () => void;
}

/** Adds or changes a reminder. A failure keeps everything she typed. */
export function ReminderForm({ reminder, initial, onSaved, onClose }: ReminderFormProps) {
  const [values, setValues] = useState(initial);
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  const [asking, setAsking] = useState(false);
  const { save, saving } = useSaving({
    reminder,
    initial,
    onSaved: (saved) => {
      onClose();
      onSaved(saved);
    },
  });
  const errors = errorsOf(values, reminder && initial.due);
  const inSeries = reminder !== undefined && reminder.recurring !== 'none';

  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (Object.keys(errors).length > 0) setRefusals(refusals + 1);
    else if (inSeries) setAsking(true);
    else save(values);
  };

  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={reminder ? 'Edit Reminder' : 'Add Reminder'}
      footer={
        <>
          <Button variant="line" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={saving} busyLabel="Saving...">
            Save reminder
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} onSubmit={submit} noValidate>
        <ReminderFields
          values={values}
          errors={refusals > 0 ? errors : {}}
          onChange={(changes) => setValues({ ...values, ...changes })}
        />
      </form>
      {asking && (
        <ScopeQuestion
          title="Change which reminders?"
          confirmLabel="Change"
          wholeSeriesOnly={repeatsOtherwise(values, initial)}
          onCancel={() => setAsking(false)}
          onChoose={(scope) => {
            setAsking(false);
            save(values, scope);
          }}
        />
      )}
    </Sheet>
  );
}

interface Saving extends Pick<ReminderFormProps, 'reminder' | 'initial'> {
  onSaved: (saved: Reminder) => void;
}

function useSaving({ reminder, initial, onSaved }: Saving) {
  const { id: userId } = useMember();
  const { toast } = useToast();
  const refresh = useRefreshReminders();
  const create = useCall(calendar.createReminder, { onSuccess: refresh });
  const update = useCall(calendar.updateReminder, { onSuccess: refresh });
  const told = {
    onSuccess: (saved: Reminder) => {
      const { title, dueDateTime } = saved;
      onSaved(saved);
      const when = whenInWords(new Date(dueDateTime), new Date());
      toast({ title: reminder ? 'Reminder changed' : 'Reminder created', description: `${title}, ${when}` });
    },
    onError: (error: Error) => {
      const title = reminder ? 'Failed to Change Reminder' : 'Failed to Create Reminder';
      const fallback = `There was an error ${reminder ? 'changing' : 'creating'} your reminder. Please try again.`;
      toast({ title, description: failureWords(error, fallback), tone: 'alert' });
    },
  };
  const save = (values: FormValues, scope: Scope = 'one') => {
    const { recurring, recurringEndDate, ...plain } = { userId, ...requestOf(values) };
    const repeating = { ...plain, recurring, recurringEndDate };
    if (!reminder) return create.mutate({ body: repeating }, told);
    // A rule that is sent begins the series anew, so it is sent only where she changed it.
    const body = repeatsOtherwise(values, initial) ? repeating : plain;
    return update.mutate({ params: { reminderId: reminder.id }, query: { scope }, body }, told);
  };
  return { save, saving: create.isPending || update.isPending };
}
