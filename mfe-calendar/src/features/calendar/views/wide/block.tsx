import { calendar, type Reminder } from '@nestwell/contracts/calendar';
import { useWaitingChanges } from '@nestwell/remote-kit';
import { CheckIcon, Send, shellClass } from '@nestwell/ui';
import type { DOMAttributes, ReactNode } from 'react';
import { classNames } from '../../../../lib/class-names';
import { recurrenceWords } from '../../../../lib/reminder-words';
import { typeLooks } from '../../../../lib/reminder-types';
import { useTypeLook } from '../../../../lib/use-type-look';
import { dueAt } from '../../../../lib/timing';
import type { Placed } from './placed';
import { clockOf, placeOf, topOf, type Target } from './target';
import * as css from './week-grid.module.css';

interface BlockProps {
  placed: Placed;
  now: number;
  /** Where it is being carried to; the block itself says where it was. */
  isCarried: boolean;
  onOpen: () => void;
  parts: DOMAttributes<HTMLElement>;
}

/** A reminder at its hour; it opens, and M or the pointer moves it. */
export function Block({ placed, now, isCarried, onOpen, parts }: BlockProps) {
  const { reminder, top, side, isHalf } = placed;
  const { title, completed, recurring } = reminder;
  const isOverdue = !completed && dueAt(reminder) < now;
  const clock = clockOf(placeOf(reminder));
  const state = completed ? 'done' : isOverdue ? 'overdue' : '';
  const waits = useWaitingChanges(calendar.listReminders, reminder.id) > 0;
  return (
    <button
      type="button"
      data-reminder={reminder.id}
      className={classNames(
        css.block,
        shellClass(typeLooks[reminder.type].shell),
        completed && css.done,
        isCarried && css.was,
        isHalf && (side === 0 ? css.left : css.right),
      )}
      style={{ top: `${top}px` }}
      aria-label={[title, clock, recurrenceWords[recurring], state, waits && 'waiting to be sent']
        .filter(Boolean)
        .join(', ')}
      aria-keyshortcuts="M"
      {...parts}
      onClick={onOpen}
    >
      <BlockWords reminder={reminder}>
        {isCarried ? `was ${clock}` : [clock, isOverdue && 'overdue'].filter(Boolean).join(', ')}
        {waits && <Send className={css.waits} aria-hidden="true" />}
      </BlockWords>
    </button>
  );
}

/** The slab that follows her, and says where it would land. */
export function CarriedBlock({ reminder, to, column }: { reminder: Reminder; to: Target; column: number }) {
  return (
    <div
      aria-hidden="true"
      className={classNames(css.block, css.carried, shellClass(typeLooks[reminder.type].shell))}
      style={{ top: `${topOf(to)}px`, '--column': column } as React.CSSProperties}
    >
      <BlockWords reminder={reminder}>{clockOf(to)}</BlockWords>
    </div>
  );
}

function BlockWords({ reminder, children }: { reminder: Reminder; children: ReactNode }) {
  const { Icon } = useTypeLook()(reminder.type);
  return (
    <>
      <span className={css.icon}>
        {reminder.completed ? <CheckIcon aria-hidden="true" /> : <Icon aria-hidden="true" />}
      </span>
      <span className={css.words}>
        <span className={css.title}>{reminder.title}</span>
        <span className={css.clock}>{children}</span>
      </span>
    </>
  );
}
