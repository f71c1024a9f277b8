import type { TrackingEntry } from '@nestwell/contracts/fitness';
import { useMember, usePutBack, useToast, useUndo } from '@nestwell/remote-kit';
import { useState } from 'react';
import { formOf, readForm, type DayField, type DayForm } from './day-form';
import { meantWeight } from '../meant-weight';
import { useEditDay } from './edit-day';

/** `written` is what she wrote of it before, and could not be kept. */
export function useDayForm(entry: TrackingEntry, onDone: () => void, written?: Partial<TrackingEntry>) {
  const { units, height, currentWeight } = useMember();
  const { toast } = useToast();
  const [sayUndoable, putBack] = [useUndo(), usePutBack()];
  const day = useEditDay();
  const shown = formOf(entry, units);
  const [form, setForm] = useState<DayForm>(() => formOf({ ...entry, ...written }, units));
  const [errors, setErrors] = useState<Partial<DayForm>>({});
  const [confirmed, setConfirmed] = useState<string>();
  const isEdited = form.weight !== shown.weight;
  const known = { height, weight: entry.weight ?? currentWeight };
  const asked = isEdited ? meantWeight(form.weight, units, known) : undefined;
  const question = asked?.typed === confirmed ? undefined : asked;
  const failed = (what: string) =>
    toast({
      title: 'Error',
      description: `Failed to ${what} the day. Please try again.`,
      tone: 'alert',
    });

  async function save() {
    const result = readForm(form, shown, units);
    if (question) return setErrors({ weight: `Did you mean ${question.meant}?` });
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
    question,
    confirmWeight: setConfirmed,
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
