import { reminderTypeNames, type Reminder } from '@nestwell/contracts/calendar';
import { shellClass } from '@nestwell/ui';
import { memo, type Dispatch, type SetStateAction } from 'react';
import { classNames } from '../../../lib/class-names';
import { addDays, addMonths, dayKey, monthGrid, sameDay, startOfWeek } from '../../../lib/days';
import { dayInWords, monthInWords } from '../../../lib/reminder-words';
import { typeLooks } from '../../../lib/reminder-types';
import { useGridFocus } from './use-grid-focus';
import * as css from './month-view.module.css';

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const SHOWN = 2;

const NONE: readonly Reminder[] = [];

interface MonthViewProps {
  day: Date;
  onDayChange: Dispatch<SetStateAction<Date>>;
  days: ReadonlyMap<string, Reminder[]>;
}

/** A month as a grid: arrows move by days and weeks, Home and End within a week, Page keys by months. */
export function MonthView({ day, onDayChange, days }: MonthViewProps) {
  const grid = useGridFocus(dayKey(day));
  const today = dayKey(new Date());
  return (
    <table
      role="grid"
      aria-label={monthInWords(day)}
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
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthGrid(day).map((week, row) => (
          <tr key={row}>
            {week.map((date) => (
              <Cell
                key={date.getDay()}
                time={date.getTime()}
                isOutside={date.getMonth() !== day.getMonth()}
                isChosen={sameDay(date, day)}
                isToday={dayKey(date) === today}
                reminders={days.get(dayKey(date)) ?? NONE}
                onChoose={onDayChange}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const steps: Record<string, (day: Date) => Date> = {
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
  /** Its midnight in milliseconds: of two moves within a month only two cells are drawn. */
  time: number;
  isOutside: boolean;
  isChosen: boolean;
  isToday: boolean;
  reminders: readonly Reminder[];
  onChoose: (day: Date) => void;
}

const Cell = memo(function Cell({ time, isOutside, isChosen, isToday, reminders, onChoose }: CellProps) {
  const date = new Date(time);
  const more = reminders.length - SHOWN;
  return (
    <td role="gridcell" aria-selected={isChosen} className={css.cell}>
      <button
        type="button"
        data-day={dayKey(date)}
        tabIndex={isChosen ? 0 : -1}
        aria-current={isToday ? 'date' : undefined}
        aria-label={spoken(date, reminders)}
        className={classNames(css.day, isOutside && css.outside, isChosen && css.chosen)}
        onClick={() => onChoose(date)}
      >
        <span className={classNames(css.number, isToday && css.today)}>{date.getDate()}</span>
        {reminders.slice(0, SHOWN).map((reminder) => (
          <span
            key={reminder.id}
            className={classNames(css.mark, shellClass(typeLooks[reminder.type].shell))}
          >
            <span className={css.label}>{reminder.title}</span>
          </span>
        ))}
        {more > 0 && (
          <span className={css.more}>
            +{more}
            <span className={css.word}> more</span>
          </span>
        )}
      </button>
    </td>
  );
});

function spoken(date: Date, reminders: readonly Reminder[]): string {
  if (reminders.length === 0) return dayInWords(date);
  const names = reminders.map(({ title, type }) => `${title} (${reminderTypeNames[type]})`).join(', ');
  return `${dayInWords(date)}, ${reminders.length} ${reminders.length === 1 ? 'reminder' : 'reminders'}: ${names}`;
}
