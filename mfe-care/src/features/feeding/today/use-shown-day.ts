import { dayMonthAndYear } from '@nestwell/domain/calendar-days';
import { deviceDate } from '@nestwell/domain/device-time';
import { startOfBabyDay } from '@nestwell/domain/feeding';
import { later } from '@nestwell/domain/moments';
import type { CareSettings } from '@nestwell/contracts/care';
import { useState } from 'react';
import { dayStartOf } from '../../../lib/settings/day-start';

export interface ShownDay {
  title: string;
  from: Date;
  /** Null of today, which goes on. */
  until: Date | null;
  today: () => void;
  earlier: () => void;
  /** There is no day after today. */
  next: (() => void) | null;
}

/** The day she looks at: today, until she turns back. */
export function useShownDay(now: Date, settings: CareSettings): ShownDay {
  const [back, setBack] = useState(0);
  const hour = dayStartOf(settings);
  let until: Date | null = null;
  let from = startOfBabyDay(now, hour);
  for (let day = 0; day < back; day += 1) {
    until = from;
    from = startOfBabyDay(later(from, -1), hour);
  }
  return {
    title: back === 0 ? 'Today' : dayMonthAndYear(deviceDate(from)),
    from,
    until,
    today: () => setBack(0),
    earlier: () => setBack(back + 1),
    next: back === 0 ? null : () => setBack(back - 1),
  };
}
