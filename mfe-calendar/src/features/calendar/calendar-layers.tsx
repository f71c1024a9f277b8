import type { Reminder } from '@nestwell/contracts/calendar';
import { DeleteQuestion } from './details/delete-question';
import { ReminderDetails } from './details/reminder-details';
import { valuesOf, type FormValues } from './form/form-values';
import { ReminderForm } from './form/reminder-form';
import { OutsideSheet } from './outside/outside-sheet';
import type { ReminderActs } from './views/day-list';

/** What stands over the calendar. */
export type Layer =
  | { what: 'add'; initial: FormValues }
  /** A change of it that was refused, to be looked at again. */
  | { what: 'again'; reminder: Reminder }
  | { what: 'details' | 'edit' | 'delete'; id: string }
  | { what: 'outside' };

interface CalendarLayersProps {
  layer: Layer;
  onChange: (layer: Layer | null) => void;
  onSaved: (saved: Reminder) => void;
  reminders: readonly Reminder[];
  now: number;
  acts: ReminderActs;
}

export function CalendarLayers({ layer, onChange, onSaved, reminders, now, acts }: CalendarLayersProps) {
  const close = () => onChange(null);
  if (layer.what === 'add') return <ReminderForm initial={layer.initial} onSaved={onSaved} onClose={close} />;
  if (layer.what === 'outside') return <OutsideSheet onClose={close} />;
  if (layer.what === 'again')
    return (
      <ReminderForm
        reminder={layer.reminder}
        initial={valuesOf(layer.reminder)}
        onSaved={onSaved}
        onClose={close}
      />
    );
  const reminder = reminders.find(({ id }) => id === layer.id);
  if (!reminder) return null;
  switch (layer.what) {
    case 'edit':
      return (
        <ReminderForm reminder={reminder} initial={valuesOf(reminder)} onSaved={onSaved} onClose={close} />
      );
    case 'delete':
      return <DeleteQuestion reminder={reminder} onClose={close} />;
    case 'details':
      return (
        <ReminderDetails
          reminder={reminder}
          now={now}
          onClose={close}
          onEdit={() => onChange({ what: 'edit', id: reminder.id })}
          onDelete={() => onChange({ what: 'delete', id: reminder.id })}
          onComplete={(completed) => {
            acts.onComplete(reminder, completed);
            close();
          }}
        />
      );
  }
}
