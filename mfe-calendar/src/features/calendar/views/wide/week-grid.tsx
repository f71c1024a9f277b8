import type { Reminder } from '@nestwell/contracts/calendar';
import { type LocalDate, weekOf } from '@nestwell/domain/calendar-days';
import { deviceDate } from '@nestwell/domain/device-time';
import { Card } from '@nestwell/ui';
import { useEffect, useMemo, useRef } from 'react';
import type { ReminderActs } from '../day-list';
import { CarriedBlock } from './block';
import { DayColumn } from './day-column';
import { DayHead } from './day-head';
import { Hours } from './hours';
import { MoveQuestion } from './move-question';
import { placeOf, steppedBy, targetAt, topOf } from './target';
import { CarriedNote } from './carried-note';
import { useCarrying } from './use-carrying';
import { useMove } from './use-move';
import * as css from './week-grid.module.css';

export interface WeekGridProps {
  day: LocalDate;
  days: ReadonlyMap<LocalDate, Reminder[]>;
  now: number;
  acts: ReminderActs;
  /** Opens a day that has more than stands there. */
  onDayOpen: (day: LocalDate) => void;
}

const EARLIEST = 8;
const MINUTES = 60;
const none: readonly Reminder[] = [];

/** Seven columns of hours. A reminder is moved by the pointer, or by M and the arrow keys. */
export function WeekGrid({ day, days, now, acts, onDayOpen }: WeekGridProps) {
  const week = useMemo(() => weekOf(day), [day]);
  const columns = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const { asking, drop, answer } = useMove();
  const moved = useRef<string>(undefined);
  const { carried, partsOf, hasJustMoved } = useCarrying({
    area: columns,
    places: {
      at: (point, _, lift) => {
        const box = columns.current?.getBoundingClientRect();
        return box ? targetAt(point, box, week, lift) : null;
      },
      step: (key, from) => steppedBy(key, from, week),
    },
    onDrop: (reminder, to) => {
      moved.current = reminder.id;
      drop(reminder, to);
    },
  });
  const due = week.flatMap((date) => days.get(date) ?? []);
  const first = Math.min(EARLIEST * MINUTES, ...due.map((one) => placeOf(one).minutes - MINUTES));
  const opensAt = useRef(first);
  opensAt.current = first;
  // Where she scrolls to stays hers while the week does.
  useEffect(() => {
    if (scroller.current) scroller.current.scrollTop = topOf({ minutes: Math.max(0, opensAt.current) });
  }, [week]);
  // A block that has gone to another day keeps the keyboard.
  useEffect(() => {
    if (moved.current === undefined || document.activeElement !== document.body) return;
    columns.current?.querySelector<HTMLElement>(`[data-reminder="${moved.current}"]`)?.focus();
    moved.current = undefined;
  });
  const today = deviceDate(new Date(now));
  return (
    <Card className={css.week}>
      <div className={css.heads}>
        {week.map((date) => (
          <DayHead key={date} date={date} isToday={date === today} />
        ))}
      </div>
      {due.length === 0 && <p className={css.empty}>Nothing planned this week.</p>}
      <div ref={scroller} className={css.scroller}>
        <Hours />
        <div ref={columns} className={css.columns}>
          {week.map((date) => (
            <DayColumn
              key={date}
              date={date}
              reminders={days.get(date) ?? none}
              now={now}
              carriedId={carried?.reminder.id}
              onOpen={(reminder) => hasJustMoved() || acts.onOpen(reminder)}
              partsOf={partsOf}
              onMore={() => onDayOpen(date)}
            />
          ))}
          {carried?.to && (
            <CarriedBlock reminder={carried.reminder} to={carried.to} column={week.indexOf(carried.to.day)} />
          )}
        </div>
      </div>
      <CarriedNote carried={carried} outside="outside of the week" />
      <MoveQuestion {...{ asking, answer }} />
    </Card>
  );
}
