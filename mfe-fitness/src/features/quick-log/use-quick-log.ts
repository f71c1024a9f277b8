import { addDays } from '@nestwell/domain/calendar-days';
import { shownWeight } from '@nestwell/domain/units';
import { useMember, useToast, useDeviceDate } from '@nestwell/remote-kit';
import { useState } from 'react';
import { useLogTracking, useRecentDays, useToday } from '../../lib/tracking.queries';
import { meantWeight } from '../../lib/meant-weight';
import { movedWeight, weightHint, weightOf } from './lib/typed-weight';
import { shownValue, type QuickField, type QuickValues } from './lib/touched';

const USUAL_SLEEP = 7;

type Notice = { untouched?: true; weight?: string };

/** What she touched in Quick Log, what the rest shows, and how it is saved. */
export function useQuickLog() {
  const { units, currentWeight, height } = useMember();
  const { toast } = useToast();
  const today = useToday();
  const days = useRecentDays().data ?? [];
  const day = useDeviceDate();
  const log = useLogTracking();
  const [touched, setTouched] = useState<QuickValues>({});
  const [typedWeight, setTypedWeight] = useState<string>();
  const [confirmed, setConfirmed] = useState<string>();
  const [notice, setNotice] = useState<Notice>({});
  const entry = today.data ?? null;
  const known = entry?.weight ?? null;
  const weight = typedWeight ?? (known === null ? '' : String(shownWeight(known, units)));
  const asked = meantWeight(typedWeight ?? '', units, { height, weight: known ?? currentWeight });
  const question = asked?.typed === confirmed ? undefined : asked;
  const setWeight = (typed: string) => {
    setNotice({});
    setTypedWeight(typed);
  };

  /** Answers whether it was saved; what was touched stays when it was not. `more` is said with this very tap. */
  async function save(more: QuickValues = {}): Promise<boolean> {
    const pounds = weightOf(typedWeight, units);
    if (pounds === 'invalid') {
      setNotice({ weight: weightHint(units) });
      return false;
    }
    if (question) {
      setNotice({ weight: `Did you mean ${question.meant}?` });
      return false;
    }
    const values = { ...touched, ...more, ...(pounds !== undefined && { weight: pounds }) };
    if (Object.keys(values).length === 0) {
      setNotice({ untouched: true });
      return false;
    }
    try {
      await log.save({ date: day, ...values });
      toast({ title: 'Progress logged!', description: 'Your daily tracking has been updated.' });
      return true;
    } catch {
      toast({ title: 'Error', description: 'Failed to log progress. Please try again.', tone: 'alert' });
      return false;
    }
  }

  return {
    units,
    notice,
    saving: log.isPending,
    waiting: today.isPending,
    value: (field: QuickField) => shownValue(field, touched, entry),
    set: (field: QuickField, value: number) => {
      setNotice({});
      setTouched((now) => ({ ...now, [field]: value }));
    },
    /** Where the sleep slider rests before she answers. */
    usualSleep: days.find(({ date }) => date === addDays(day, -1))?.sleepHours ?? USUAL_SLEEP,
    weight,
    /** It leaves the page with its tab, and is hers all the same. */
    typedWeight,
    setWeight,
    question,
    confirmWeight: setConfirmed,
    moveWeight: (by: number) => setWeight(movedWeight(weight, by, known ?? currentWeight, units)),
    save,
  };
}

export type QuickLogState = ReturnType<typeof useQuickLog>;
