import type { DiaryDay } from '@nestwell/contracts/nutrition';
import { addDays, fullDay, type LocalDate, shortWeekday, weekOf } from '@nestwell/domain/calendar-days';
import { Badge, ChevronLeft, ChevronRight, IconButton, VisuallyHidden } from '@nestwell/ui';
import type { KeyboardEvent } from 'react';
import * as css from './day-switcher.module.css';
import { useSwipe } from './lib/use-swipe';

interface DaySwitcherProps {
  date: LocalDate;
  today: LocalDate;
  /** Days of the week that have entries; undefined while nobody knows. */
  days: readonly DiaryDay[] | undefined;
  onShow: (date: LocalDate) => void;
}

/** One day back and forth, and the seven of its week. Arrow keys and a swipe move a day, Home goes to today. */
export function DaySwitcher({ date, today, days, onShow }: DaySwitcherProps) {
  const isToday = date === today;
  const swipe = useSwipe((to) => {
    if (to === 'right') onShow(addDays(date, -1));
    else if (!isToday) onShow(addDays(date, 1));
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const to = {
      ArrowLeft: addDays(date, -1),
      ArrowRight: addDays(date, 1),
      Home: today,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    if (to <= today) onShow(to);
  };
  return (
    <div className={css.switcher} role="group" aria-label="Day" {...swipe}>
      <div className={css.head}>
        <IconButton label="The day before" onClick={() => onShow(addDays(date, -1))}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <h2 className={css.date} aria-live="polite">
          {fullDay(date)} {isToday && <Badge tone="yolk">Today</Badge>}
        </h2>
        <IconButton label="The day after" disabled={isToday} onClick={() => onShow(addDays(date, 1))}>
          <ChevronRight aria-hidden="true" />
        </IconButton>
      </div>
      <div className={css.days}>
        {weekOf(date).map((day) => (
          <Day
            key={day}
            day={day}
            chosen={day === date}
            later={day > today}
            logged={days?.some((one) => one.date === day)}
            onShow={onShow}
            onKeyDown={onKeyDown}
          />
        ))}
      </div>
    </div>
  );
}

interface DayProps {
  day: LocalDate;
  chosen: boolean;
  later: boolean;
  logged: boolean | undefined;
  onShow: (date: LocalDate) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function Day({ day, chosen, later, logged, onShow, onKeyDown }: DayProps) {
  return (
    <button
      type="button"
      className={css.day}
      disabled={later}
      aria-current={chosen ? 'date' : undefined}
      onClick={() => onShow(day)}
      onKeyDown={onKeyDown}
    >
      <span aria-hidden="true">{shortWeekday(day)}</span>
      <b aria-hidden="true">{Number(day.slice(-2))}</b>
      <span className={css.mark} data-logged={logged} aria-hidden="true" />
      <VisuallyHidden>
        {fullDay(day)}
        {logged ? ', with entries' : ''}
      </VisuallyHidden>
    </button>
  );
}
