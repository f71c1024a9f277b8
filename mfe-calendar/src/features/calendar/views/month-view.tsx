import { reminderTypeNames, type Reminder } from '@nestwell/contracts/calendar';
import {
  addDays,
  addMonths,
  dayOfMonth,
  fullDay,
  type LocalDate,
  monthAndYear,
  monthGrid,
  sameMonth,
  startOfWeek,
} from '@nestwell/domain/calendar-days';
import { deviceDate } from '@nestwell/domain/device-time';
import { useWide } from '@nestwell/remote-kit';
import { shellClass } from '@nestwell/ui';
import { memo, useCallback, type Dispatch, type SetStateAction } from 'react';
import { classNames } from '../../../lib/class-names';
import { typeLooks } from '../../../lib/reminder-types';
import { useGridFocus } from './use-grid-focus';
import * as css from './month-view.module.css';

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
/** How many stand in a cell before the rest is counted. */
const SHOWN = { narrow: 2, wide: 3 } as const;

const NONE: readonly Reminder[] = [];

interface MonthViewProps {
  day: LocalDate;
  onDayChange: Dispatch<SetStateAction<LocalDate>>;
  days: ReadonlyMap<LocalDate, Reminder[]>;
  /** A day was pressed, not only reached with keys. */
  onPress?: (day: LocalDate, cell: HTMLElement) => void;
}

/** A month as a grid: arrows move by days and weeks, Home and End within a week, Page keys by months. */
export function MonthView({ day, onDayChange, days, onPress }: MonthViewProps) {
  const shown = useWide() ? SHOWN.wide : SHOWN.narrow;
  const choose = useCallback(
    (date: LocalDate, cell: HTMLElement) => {
      onDayChange(date);
      onPress?.(date, cell);
    },
    [onDayChange, onPress],
  );
  const grid = useGridFocus(day);
  const today = deviceDate(new Date());
  return (
    <table
      role="grid"
      aria-label={monthAndYear(day)}
      className={css.grid}
      ref={grid.ref}
      onKeyDown={(event) => {
        const step = steps[event.key];
        if (!step) return;
        event.preventDefault();
        grid.wantFocus();
        // From the day that is chosen by now, which a fast hand may have moved on.
        onDayChange(step);
      }}
    >
      <thead>
        <tr>
          {WEEKDAYS.map((name) => (
            <th key={name} scope="col" className={css.weekday}>
              <span aria-hidden="true" className={css.initial}>
                {name.charAt(0)}
              </span>
              <span className={css.name}>{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthGrid(day).map((week, row) => (
          <tr key={row}>
            {week.map((date, column) => (
              <Cell
                key={column}
                date={date}
                isOutside={!sameMonth(date, day)}
                isChosen={date === day}
                isToday={date === today}
                reminders={days.get(date) ?? NONE}
                shown={shown}
                onChoose={choose}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const steps: Record<string, (day: LocalDate) => LocalDate> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: startOfWeek,
  End: (day) => addDays(startOfWeek(day), 6),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

interface CellProps {
  date: LocalDate;
  isOutside: boolean;
  isChosen: boolean;
  isToday: boolean;
  reminders: readonly Reminder[];
  shown: number;
  onChoose: (day: LocalDate, cell: HTMLElement) => void;
}

const Cell = memo(function Cell({
  date,
  isOutside,
  isChosen,
  isToday,
  reminders,
  shown,
  onChoose,
}: CellProps) {
  const marked = inCell(reminders, isToday);
  const more = marked.length - shown;
  return (
    <td role="gridcell" aria-selected={isChosen} className={css.cell}>
      <button
        type="button"
        data-day={date}
        tabIndex={isChosen ? 0 : -1}
        aria-current={isToday ? 'date' : undefined}
        aria-label={spoken(date, reminders)}
        className={classNames(css.day, isOutside && css.outside, isChosen && css.chosen)}
        onClick={({ currentTarget }) => onChoose(date, currentTarget)}
      >
        <span className={classNames(css.number, isToday && css.today)}>{dayOfMonth(date)}</span>
        {marked.slice(0, shown).map((reminder) => (
          <span
            key={reminder.id}
            className={classNames(
              css.mark,
              reminder.completed && css.done,
              shellClass(typeLooks[reminder.type].shell),
            )}
          >
            <span className={css.label}>{reminder.title}</span>
          </span>
        ))}
        {more > 0 && (
          <>
            <span className={classNames(css.more, css.name)}>+{more} more</span>
            <span className={classNames(css.more, css.initial)}>+{more}</span>
          </>
        )}
      </button>
    </td>
  );
});

/** What comes every day says nothing of a month: only today's cell has it, and each day's list. */
const inCell = (reminders: readonly Reminder[], isToday: boolean) =>
  isToday ? reminders : reminders.filter(({ recurring }) => recurring !== 'daily');

function spoken(date: LocalDate, reminders: readonly Reminder[]): string {
  if (reminders.length === 0) return fullDay(date);
  const names = reminders.map(({ title, type }) => `${title} (${reminderTypeNames[type]})`).join(', ');
  return `${fullDay(date)}, ${reminders.length} ${reminders.length === 1 ? 'reminder' : 'reminders'}: ${names}`;
}
