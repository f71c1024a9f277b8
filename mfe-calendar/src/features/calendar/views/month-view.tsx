import type { Reminder } from '@nestwell/contracts/calendar';
import {
  addDays,
  addMonths,
  type LocalDate,
  monthAndYear,
  monthGrid,
  sameMonth,
  startOfWeek,
} from '@nestwell/domain/calendar-days';
import { useWide, useDeviceDate } from '@nestwell/remote-kit';
import { useCallback, type Dispatch, type SetStateAction } from 'react';
import { MonthCell } from './month-cell';
import { useGridFocus } from './use-grid-focus';
import { useMonthMoves } from './use-month-moves';
import { CarriedNote } from './wide/carried-note';
import { MoveQuestion } from './wide/move-question';
import { placeOf } from './wide/target';
import * as css from './month-view.module.css';

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
/** How many stand in a cell before the rest is counted. */
const SHOWN = { narrow: 2, wide: 3 } as const;

const NONE: readonly Reminder[] = [];
const dayOf = (reminder: Reminder) => placeOf(reminder).day;

interface MonthViewProps {
  day: LocalDate;
  onDayChange: Dispatch<SetStateAction<LocalDate>>;
  days: ReadonlyMap<LocalDate, Reminder[]>;
  /** A day was pressed, not only reached with keys. */
  onPress?: (day: LocalDate, cell: HTMLElement) => void;
  /** The label of a reminder was pressed. */
  onOpen: (reminder: Reminder) => void;
}

/**
 * A month as a grid: arrows move by days and weeks, Home and End within a week, Page keys by months. A reminder goes to
 * another day by its label, or by M, the arrows and Enter.
 */
export function MonthView({ day, onDayChange, days, onPress, onOpen }: MonthViewProps) {
  const isWide = useWide();
  const choose = useCallback(
    (date: LocalDate, cell: HTMLElement) => {
      onDayChange(date);
      onPress?.(date, cell);
    },
    [onDayChange, onPress],
  );
  const grid = useGridFocus(day);
  const { carried, keys, pointer, asking, answer } = useMonthMoves({
    area: grid.ref,
    day,
    days,
    onDayChange,
    onOpen,
  });
  const today = useDeviceDate();
  return (
    <>
      <table
        role="grid"
        aria-label={monthAndYear(day)}
        className={css.grid}
        ref={grid.ref}
        {...pointer}
        onKeyDown={(event) => {
          if (keys(event)) return;
          const step = steps[event.key];
          if (!step) return;
          event.preventDefault();
          grid.wantFocus();
          // From the day that is chosen by now, which a fast hand may have moved on.
          onDayChange(step);
        }}
      >
        {/* As wide from its first day on, also while the rest is on its way. */}
        <colgroup span={WEEKDAYS.length} />
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
                <MonthCell
                  key={column}
                  date={date}
                  isOutside={!sameMonth(date, day)}
                  isChosen={date === day}
                  isToday={date === today}
                  reminders={days.get(date) ?? NONE}
                  shown={isWide ? SHOWN.wide : SHOWN.narrow}
                  isWide={isWide}
                  leaving={carried && dayOf(carried.reminder) === date ? carried.reminder.id : undefined}
                  coming={
                    carried?.to?.day === date && dayOf(carried.reminder) !== date
                      ? carried.reminder
                      : undefined
                  }
                  onChoose={choose}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <CarriedNote carried={carried} outside="outside of the month" />
      <MoveQuestion {...{ asking, answer }} />
    </>
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
