import { ringsWithoutPlan } from '@nestwell/contracts/calendar/server';
import { HOUR, later, MINUTE } from '@nestwell/domain/moments';
import type { ReminderEntity } from '../reminders/reminder.entity';

/** A notice of what has just been is given this much late, not later: it would only confuse. */
const USUAL_LATENESS_MS = 10 * MINUTE;
/** A medicine that was not heard of is worth saying for longer, yet not so long that the next dose is near. */
const MEDICINE_LATENESS_MS = 2 * HOUR;
/** The site gives no notice that began earlier, whatever it is of. */
export const MAX_LATENESS_MS = 2 * HOUR;
const MIN_KEPT_MS = 15 * MINUTE;
const MAX_KEPT_MS = 12 * HOUR;

type Noticed = Pick<ReminderEntity, 'notifyAt' | 'dueAt' | 'type' | 'priority'>;

/** Also in her quiet hours: a medicine is due when she wrote that it is, and a missed one may harm. */
export const ringsAlways = ({ priority, type }: Pick<Noticed, 'priority' | 'type'>): boolean =>
  priority === 'urgent' || type === ringsWithoutPlan;

/** Until when a notice is worth giving: as long as what it is of is still ahead, and a little longer. */
function lastMomentOf(reminder: Noticed): Date {
  const { notifyAt, dueAt } = reminder;
  const worthUntil = ringsAlways(reminder) ? later(dueAt, MEDICINE_LATENESS_MS) : dueAt;
  const afterNotice = later(notifyAt, USUAL_LATENESS_MS);
  return worthUntil > afterNotice ? worthUntil : afterNotice;
}

/** Whether the site comes too late with a notice, as after an outage. */
export const isTooLate = (reminder: Noticed, now: Date): boolean =>
  lastMomentOf(reminder) <= now || later(reminder.notifyAt, MAX_LATENESS_MS) <= now;

/** Seconds that a push service keeps a notice for a phone that sleeps or has no network. */
export function secondsKept(reminder: Noticed, now: Date): number {
  const left = lastMomentOf(reminder).getTime() - now.getTime();
  return Math.round(Math.min(MAX_KEPT_MS, Math.max(MIN_KEPT_MS, left)) / 1000);
}
