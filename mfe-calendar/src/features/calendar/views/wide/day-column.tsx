import type { Reminder } from '@nestwell/contracts/calendar';
import { fullDay, type LocalDate } from '@nestwell/domain/calendar-days';
import type { DOMAttributes } from 'react';
import { Block } from './block';
import { placed } from './placed';
import { placeOf, topOf } from './target';
import * as css from './week-grid.module.css';

interface DayColumnProps {
  date: LocalDate;
  reminders: readonly Reminder[];
  now: number;
  carriedId: string | undefined;
  onOpen: (reminder: Reminder) => void;
  /** What moves a reminder by pointer and keys. */
  partsOf: (reminder: Reminder) => DOMAttributes<HTMLElement>;
  onMore: () => void;
}

/** One day of the week with its hours; today has a strand where the clock stands. */
export function DayColumn({ date, reminders, now, carriedId, onOpen, partsOf, onMore }: DayColumnProps) {
  const { blocks, more } = placed(reminders);
  const clock = placeOf({ dueDateTime: new Date(now).toISOString() });
  const isToday = date === clock.day;
  return (
    <div role="group" aria-label={fullDay(date)} className={isToday ? css.today : css.column}>
      {isToday && <span className={css.now} style={{ top: `${topOf(clock)}px` }} />}
      {blocks.map((block) => (
        <Block
          key={block.reminder.id}
          placed={block}
          now={now}
          isCarried={carriedId === block.reminder.id}
          onOpen={() => onOpen(block.reminder)}
          parts={partsOf(block.reminder)}
        />
      ))}
      {more.map(({ top, count }) => (
        <button
          key={top}
          type="button"
          className={css.more}
          style={{ top: `${top}px` }}
          aria-label={`${count} more, ${fullDay(date)}`}
          onClick={onMore}
        >
          +{count}
        </button>
      ))}
    </div>
  );
}
