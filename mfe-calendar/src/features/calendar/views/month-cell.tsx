import type { Reminder } from '@nestwell/contracts/calendar';
import { dayOfMonth, fullDay, type LocalDate } from '@nestwell/domain/calendar-days';
import { shellClass } from '@nestwell/ui';
import { memo } from 'react';
import { classNames } from '../../../lib/class-names';
import { typeLooks } from '../../../lib/reminder-types';
import { useTypeLook } from '../../../lib/use-type-look';
import * as css from './month-view.module.css';

interface MonthCellProps {
  date: LocalDate;
  isOutside: boolean;
  isChosen: boolean;
  isToday: boolean;
  reminders: readonly Reminder[];
  /** How many stand here before the rest is counted. */
  shown: number;
  /** Whether there is room for words, which a pointer may take up. */
  isWide: boolean;
  /** What is being carried away from here. */
  leaving: string | undefined;
  /** What would land here. */
  coming: Reminder | undefined;
  onChoose: (day: LocalDate, cell: HTMLElement) => void;
}

/** One day: the whole cell is one button; its labels are targets for a pointer beside it. */
export const MonthCell = memo(function MonthCell(props: MonthCellProps) {
  const { date, isOutside, isChosen, isToday, reminders, shown, isWide, leaving, coming, onChoose } = props;
  const lookOf = useTypeLook();
  const marked = inCell(reminders, isToday);
  const more = marked.length - shown;
  return (
    <td role="gridcell" aria-selected={isChosen} className={css.cell}>
      <button
        type="button"
        data-day={date}
        tabIndex={isChosen ? 0 : -1}
        aria-current={isToday ? 'date' : undefined}
        aria-keyshortcuts={reminders.length > 0 ? 'M' : undefined}
        aria-label={spoken(date, reminders, lookOf)}
        className={classNames(
          css.day,
          isOutside && css.outside,
          isChosen && css.chosen,
          coming && css.landing,
        )}
        onClick={({ currentTarget }) => onChoose(date, currentTarget)}
      >
        <span className={classNames(css.number, isToday && css.today)}>{dayOfMonth(date)}</span>
        {marked.slice(0, shown).map((reminder) => (
          <Mark
            key={reminder.id}
            reminder={reminder}
            isWide={isWide}
            look={reminder.id === leaving ? css.was : undefined}
          />
        ))}
        {coming && <Mark reminder={coming} isWide={false} look={css.carried} />}
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

function Mark({ reminder, isWide, look }: { reminder: Reminder; isWide: boolean; look: string | undefined }) {
  return (
    <span
      data-reminder={isWide ? reminder.id : undefined}
      className={classNames(
        css.mark,
        reminder.completed && css.done,
        shellClass(typeLooks[reminder.type].shell),
        look,
      )}
    >
      <span className={css.label}>{reminder.title}</span>
    </span>
  );
}

/** What comes every day says nothing of a month: only today's cell has it, and each day's list. */
const inCell = (reminders: readonly Reminder[], isToday: boolean) =>
  isToday ? reminders : reminders.filter(({ recurring }) => recurring !== 'daily');

function spoken(
  date: LocalDate,
  reminders: readonly Reminder[],
  lookOf: ReturnType<typeof useTypeLook>,
): string {
  if (reminders.length === 0) return fullDay(date);
  const names = reminders.map(({ title, type }) => `${title} (${lookOf(type).name})`).join(', ');
  return `${fullDay(date)}, ${reminders.length} ${reminders.length === 1 ? 'reminder' : 'reminders'}: ${names}`;
}
