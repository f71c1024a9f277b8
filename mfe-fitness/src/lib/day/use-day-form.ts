import type { TrackingEntry } from '@nestwell/contracts/fitness';
import { useMember, usePutBack, useToast, useUndo } from '@nestwell/remote-kit';
import { useState } from 'react';
import { formOf, readForm, type DayField, type DayForm } from './day-form';
import { useEditDay } from './edit-day';

/** `written` is what she wrote of it before, and could not be kept. */
export function useDayForm(entry: TrackingEntry, onDone: () => void, written?: Partial<TrackingEntry>) {
  const { units } = useMember();
  const { toast } = useToast();
  const [sayUndoable, putBack] = [useUndo(), usePutBack()];
  const day = useEditDay();
  const shown = formOf(entry, units);
  const [form, setForm] = useState<DayForm>(() => formOf({ ...entry, ...written }, units));
  const [errors, setErrors] = useState<Partial<DayForm>>({});
  const failed = (what: string) =>
    toast({
      title: 'Error',
      description: `Failed to ${what} the day. Please try again.`,
      tone: 'alert',
    });

  async function save() {
    const result = readForm(form, shown, units);
    if ('errors' in result) return setErrors(result.errors);
    if (Object.keys(result.changes).length === 0) return onDone();
    try {
      await day.save({ date: entry.date, ...result.changes });
      toast({ title: 'Day updated' });
      onDone();
    } catch {
      failed('update');
    }
  }

  async function remove() {
    try {
      await day.remove(entry.date);
      sayUndoable({ title: 'Day deleted' }, () => putBack('day', entry.date));
      onDone();
    } catch {
      failed('delete');
    }
  }

  return {
    form,
    errors,
    saving: day.saving,
    deleting: day.deleting,
    set: (field: DayField, value: string) => {
      setErrors({});
      setForm((now) => ({ ...now, [field]: value }));
    },
    save,
    remove,
  };
}
