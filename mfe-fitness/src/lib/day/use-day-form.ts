import type { CheckIn, TrackingEntry } from '@nestwell/contracts/fitness';
import { useMember, useToast } from '@nestwell/remote-kit';
import { useState } from 'react';
import { formOf, readForm, type DayField, type DayForm } from './day-form';
import { useEditDay } from './edit-day';

export function useDayForm(entry: TrackingEntry, checkIn: CheckIn | null | undefined, onDone: () => void) {
  const { units } = useMember();
  const { toast } = useToast();
  const day = useEditDay();
  const shown = formOf(entry, units);
  const [form, setForm] = useState<DayForm>(shown);
  const [errors, setErrors] = useState<Partial<DayForm>>({});
  const failed = (what: string) =>
    toast({ title: 'Error', description: `Failed to ${what} the day. Please try again.`, tone: 'alert' });

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

  /** Everything the day held is at hand, so a slip of the finger can be taken back. */
  async function restore() {
    const { id: _id, userId: _user, date, ...values } = entry;
    try {
      await day.save({ date, ...values });
      if (checkIn) {
        const { id: _checkInId, ...answers } = checkIn;
        await day.saveCheckIn(answers);
      }
      toast({ title: 'Day restored' });
    } catch {
      failed('restore');
    }
  }

  async function remove() {
    try {
      await day.remove(entry.date);
      // Without knowing whether there was a check-in, the day could not be put back whole.
      const action = checkIn === undefined ? undefined : { label: 'Undo', onSelect: () => void restore() };
      toast({ title: 'Day deleted', action });
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
