import type { Reminder } from '@nestwell/contracts/calendar';
import { Badge, CheckIcon, CircleAlert, Clock } from '@nestwell/ui';
import { timingInWords, timingOf } from './timing';

/** 'In 12 min', '2 h overdue' or 'Done'; nothing for what is still far off. */
export function TimingBadge({ reminder, now }: { reminder: Reminder; now: number }) {
  if (reminder.completed) {
    return (
      <Badge tone="neutral" icon={<CheckIcon aria-hidden="true" />}>
        Done
      </Badge>
    );
  }
  const timing = timingOf(reminder, now);
  if (timing === 'upcoming') return null;
  return timing === 'overdue' ? (
    <Badge tone="danger" icon={<CircleAlert aria-hidden="true" />}>
      {timingInWords(reminder, now)}
    </Badge>
  ) : (
    <Badge tone="warn" icon={<Clock aria-hidden="true" />}>
      {timingInWords(reminder, now)}
    </Badge>
  );
}
