import type { Reminder } from '@nestwell/contracts/calendar';
import { fullDay, type LocalDate } from '@nestwell/domain/calendar-days';
import { LoadFailure, Skeleton } from '@nestwell/ui';
import { memo, type Dispatch, type SetStateAction } from 'react';
import * as css from './calendar-page.module.css';
import type { View } from './lib/view';
import { DayList, type ReminderActs } from './views/day-list';
import { MonthView } from './views/month-view';
import { WeekView } from './views/week-view';

/** What the page draws, which follows her choice as fast as the device can. */
export interface Shown {
  view: View;
  day: LocalDate;
  /** On her clock. */
  now: number;
  /** By day of her calendar, a day that is not loaded yet missing; undefined until any are. */
  days: ReadonlyMap<LocalDate, Reminder[]> | undefined;
}

interface DaysProps {
  shown: Shown;
  failed: boolean;
  onRetry: () => unknown;
  onDayChange: Dispatch<SetStateAction<LocalDate>>;
  acts: ReminderActs;
  /** Shows that day alone. */
  onDayOpen: (day: LocalDate) => void;
  /** A day of the month was pressed. */
  onPress?: (day: LocalDate, cell: HTMLElement) => void;
}

/** The chosen view. Drawn anew only when something in it changed. */
export const Days = memo(function Days(props: DaysProps) {
  const { shown, failed, onRetry, onDayChange, acts, onDayOpen, onPress } = props;
  const { view, day, now, days } = shown;
  if (failed) return <LoadFailure onRetry={() => void onRetry()} />;
  if (!days) return <Skeleton label="Loading reminders" className={css.wait} rows={5} />;
  if (view === 'month') return <MonthView {...{ day, days, onDayChange, onPress }} onOpen={acts.onOpen} />;
  if (view === 'week') return <WeekView {...{ day, days, now, acts, onDayOpen }} />;
  return <DayList label={fullDay(day)} reminders={days.get(day)} now={now} acts={acts} />;
});
