import { localDateOf } from '../../platform/time/zoned';
import { ruleOf, type SeriesDays } from './occurrences';
import { dueNextTo, shiftLike } from './recurrence';
import type { ReminderEntity } from './reminder.entity';
import type { SeriesEntity } from './series.entity';

/**
 * The days of a series that goes on in another one from `row`: a monthly 31st whose reminder of 28 February takes
 * another title or hour is a 31st again in March. Undefined where she chose another day or another rhythm, which
 * then counts from the reminder itself.
 */
export function daysKept(
  rule: SeriesEntity,
  row: ReminderEntity,
  changed: ReminderEntity,
): SeriesDays | undefined {
  if (row.recurring !== changed.recurring || !isSameDay(row, changed)) return undefined;
  const stays = row.dueAt.getTime() === changed.dueAt.getTime();
  const firstDueAt = stays
    ? rule.firstDueAt
    : shiftLike(rule.firstDueAt, row.dueAt, changed.dueAt, row.timeZone);
  // The reminder stands for one day of the series, also where she once moved it alone: that day is made.
  const own = dueNextTo(ruleOf({ ...rule, firstDueAt }), changed.dueAt);
  return { firstDueAt, madeUntil: own > changed.dueAt ? own : changed.dueAt };
}

const isSameDay = (row: ReminderEntity, changed: ReminderEntity) =>
  localDateOf(row.dueAt, row.timeZone) === localDateOf(changed.dueAt, row.timeZone);
