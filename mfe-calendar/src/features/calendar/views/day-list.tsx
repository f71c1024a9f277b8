import { calendar, type Reminder } from '@nestwell/contracts/calendar';
import { WaitingMark } from '@nestwell/remote-kit';
import { Card, EggCheck, EggWell, List, Skeleton } from '@nestwell/ui';
import { memo, type CSSProperties } from 'react';
import { classNames } from '../../../lib/class-names';
import { timeAndMore } from '../../../lib/reminder-words';
import { useTypeLook } from '../../../lib/use-type-look';
import { TimingBadge } from '../../../lib/timing-badge';
import * as css from './day-list.module.css';

export interface ReminderActs {
  onComplete: (reminder: Reminder, completed: boolean) => void;
  onOpen: (reminder: Reminder) => void;
}

interface DayListProps {
  /** Names the list: the day in words. */
  label: string;
  /** Undefined until they are loaded. */
  reminders: readonly Reminder[] | undefined;
  now: number;
  acts: ReminderActs;
  /** Only keeps the room: the rows are drawn in a moment. */
  later?: boolean;
}

export const DayList = memo(function DayList({ label, reminders, now, acts, later }: DayListProps) {
  if (!reminders) return <Skeleton label={`Loading ${label}`} rows={1} />;
  if (reminders.length === 0) return <p className={css.none}>Nothing planned</p>;
  const rows = { '--rows': reminders.length } as CSSProperties;
  if (later) return <Card className={css.later} style={rows} aria-busy="true" />;
  return (
    <Card style={rows}>
      <List aria-label={`Reminders, ${label}`}>
        {reminders.map((reminder) => (
          <ReminderRow key={reminder.id} reminder={reminder} now={now} acts={acts} />
        ))}
      </List>
    </Card>
  );
});

function ReminderRow({ reminder, now, acts }: { reminder: Reminder; now: number; acts: ReminderActs }) {
  const { title, completed, type } = reminder;
  const { shell, Icon } = useTypeLook()(type);
  return (
    <li className={css.row}>
      <EggCheck
        label={`${title} is done`}
        labelHidden
        checked={completed}
        onCheckedChange={(next) => acts.onComplete(reminder, next)}
      />
      <button type="button" className={css.open} onClick={() => acts.onOpen(reminder)}>
        <span className={css.words}>
          <span className={classNames(css.title, completed && css.done)}>{title}</span>
          <span className={css.meta}>
            {timeAndMore(reminder)}
            <TimingBadge reminder={reminder} now={now} />
            <WaitingMark read={calendar.listReminders} row={reminder.id} />
          </span>
        </span>
        <EggWell shell={shell}>
          <Icon aria-hidden="true" />
        </EggWell>
      </button>
    </li>
  );
}
