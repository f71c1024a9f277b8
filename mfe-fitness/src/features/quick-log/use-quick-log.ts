import { trackingLimits } from '@nestwell/contracts/fitness';
import { deviceDate } from '@nestwell/domain/device-time';
import { pluralWeightUnit, poundsOf, shownWeight } from '@nestwell/domain/units';
import { useMember, useToast } from '@nestwell/remote-kit';
import { useState } from 'react';
import { useLogTracking, useToday } from '../../lib/tracking.queries';
import { readNumber } from '../../lib/read-number';
import { shownValue, type QuickField, type QuickValues } from './lib/touched';

type Notice = { untouched?: true; weight?: string };

/** What she touched in Quick Log, what the rest shows, and how it is saved. */
export function useQuickLog() {
  const { units } = useMember();
  const { toast } = useToast();
  const today = useToday();
  const log = useLogTracking();
  const [touched, setTouched] = useState<QuickValues>({});
  const [typedWeight, setTypedWeight] = useState<string>();
  const [notice, setNotice] = useState<Notice>({});
  const entry = today.data ?? null;
  const known = entry?.weight ?? null;

  /** Answers whether it was saved; what was touched stays when it was not. */
  async function save(): Promise<boolean> {
    const weight = weightOf(typedWeight, units);
    if (weight === 'invalid') {
      setNotice({ weight: weightHint(units) });
      return false;
    }
    const values = weight === undefined ? touched : { ...touched, weight };
    if (Object.keys(values).length === 0) {
      setNotice({ untouched: true });
      return false;
    }
    try {
      await log.save({ date: deviceDate(new Date()), ...values });
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
    weight: typedWeight ?? (known === null ? '' : String(shownWeight(known, units))),
    setWeight: (typed: string) => {
      setNotice({});
      setTypedWeight(typed);
    },
    save,
  };
}

export type QuickLogState = ReturnType<typeof useQuickLog>;
type Units = QuickLogState['units'];

/** Undefined when the field was left alone or emptied. */
function weightOf(typed: string | undefined, units: Units): number | undefined | 'invalid' {
  if (typed === undefined || typed.trim() === '') return undefined;
  const shown = readNumber(typed);
  if (shown === null) return 'invalid';
  const pounds = poundsOf(shown, units);
  const { min, max } = trackingLimits.weight;
  return pounds < min || pounds > max ? 'invalid' : pounds;
}

function weightHint(units: Units): string {
  const { min, max } = trackingLimits.weight;
  const [low, high] = [Math.ceil(shownWeight(min, units)), Math.floor(shownWeight(max, units))];
  return `Enter a weight between ${low} and ${high} ${pluralWeightUnit[units]}.`;
}
