import { reminderTypeNames, type Reminder } from '@nestwell/contracts/calendar';
import { classNames } from '../../../lib/class-names';
import { addDays, addMonths, dayKey, monthGrid, sameDay, startOfWeek } from '../../../lib/days';
import { dayInWords, monthInWords } from '../../../lib/reminder-words';
import { typeLooks } from '../../../lib/reminder-types';
import { useGridFocus } from './use-grid-focus';
import * as css from './month-view.module.css';

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const SHOWN = 2;

interface MonthViewProps {
  day: Date;
  onDayChange: (day: Date) => void;
  days: ReadonlyMap<string, Reminder[]>;
}

/** A month as a grid: arrows move by days and weeks, Home and End within a week, Page keys by months. */
export function MonthView({ day, onDayChange, days }: MonthViewProps) {
  const grid = useGridFocus(dayKey(day));
  const move = (to: Date) => {
    grid.wantFocus();
    onDayChange(to);
  };
  return (
    <table
      role="grid"
      aria-label={monthInWords(day)}
      className={css.grid}
      ref={grid.ref}
      onKeyDown={(event) => {
        const target = targetOf(event.key, day);
        if (!target) return;
        event.preventDefault();
        move(target);
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
        {monthGrid(day).map((week) => (
          <tr key={dayKey(week[0] ?? day)}>
            {week.map((date) => (
              <Cell
                key={dayKey(date)}
                date={date}
                chosen={day}
                reminders={days.get(dayKey(date)) ?? []}
                onChoose={onDayChange}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function targetOf(key: string, day: Date): Date | undefined {
  const monday = startOfWeek(day);
  const targets: Record<string, Date> = {
    ArrowLeft: addDays(day, -1),
    ArrowRight: addDays(day, 1),
    ArrowUp: addDays(day, -7),
    ArrowDown: addDays(day, 7),
    Home: monday,
    End: addDays(monday, 6),
    PageUp: addMonths(day, -1),
    PageDown: addMonths(day, 1),
  };
  return targets[key];
}

interface CellProps {
  date: Date;
  chosen: Date;
  reminders: readonly Reminder[];
  onChoose: (day: Date) => void;
}

function Cell({ date, chosen, reminders, onChoose }: CellProps) {
  const isChosen = sameDay(date, chosen);
  const isToday = sameDay(date, new Date());
  const more = reminders.length - SHOWN;
  return (
    <td role="gridcell" aria-selected={isChosen} className={css.cell}>
      <button
        type="button"
        data-day={dayKey(date)}
        tabIndex={isChosen ? 0 : -1}
        aria-current={isToday ? 'date' : undefined}
        aria-label={spoken(date, reminders)}
        className={classNames(
          css.day,
          date.getMonth() !== chosen.getMonth() && css.outside,
          isChosen && css.chosen,
        )}
        onClick={() => onChoose(date)}
      >
        <span className={classNames(css.number, isToday && css.today)}>{date.getDate()}</span>
        <span className={css.marks}>
          {reminders.slice(0, SHOWN).map((reminder) => (
            <span key={reminder.id} className={classNames(css.mark, `nw-${typeLooks[reminder.type].shell}`)}>
              <span className={css.label}>{reminder.title}</span>
            </span>
          ))}
        </span>
        {more > 0 && (
          <span className={css.more}>
            +{more}
            <span className={css.word}> more</span>
          </span>
        )}
      </button>
    </td>
  );
}

function spoken(date: Date, reminders: readonly Reminder[]): string {
  if (reminders.length === 0) return dayInWords(date);
  const names = reminders.map(({ title, type }) => `${title} (${reminderTypeNames[type]})`).join(', ');
  return `${dayInWords(date)}, ${reminders.length} ${reminders.length === 1 ? 'reminder' : 'reminders'}: ${names}`;
}
