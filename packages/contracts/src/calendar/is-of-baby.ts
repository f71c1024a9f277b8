import { speaksOfBaby } from '@nestwell/domain/baby-words';
import { babyReminderTypes, visitTypes, type ReminderType } from './reminders.constants';

/**
 * Whether a reminder is of a pregnancy or a baby: by its type, or by the words she gave it. Medication never is: a
 * "baby aspirin" must go on ringing.
 */
export const isOfBaby = ({ type, title }: { type: ReminderType; title: string }): boolean =>
  babyReminderTypes.has(type) || (type !== 'medication' && speaksOfBaby(title));

/** What is neither shown nor announced to a member: nothing; what is of a pregnancy or a baby; all of that but visits. */
export type HiddenReminders = 'nothing' | 'ofBaby' | 'ofBabyButVisits';

interface QuietMember {
  pregnancyPaused: boolean;
  /** The paused pregnancy goes on: a missed visit could harm. */
  goesOn: boolean;
}

export function leftOutFor({ pregnancyPaused, goesOn }: QuietMember): HiddenReminders {
  if (!pregnancyPaused) return 'nothing';
  return goesOn ? 'ofBabyButVisits' : 'ofBaby';
}

const visits: ReadonlySet<ReminderType> = new Set(visitTypes);

export function isLeftOut(
  reminder: { type: ReminderType; title: string },
  leftOut: HiddenReminders,
): boolean {
  if (leftOut === 'nothing') return false;
  return isOfBaby(reminder) && !(leftOut === 'ofBabyButVisits' && visits.has(reminder.type));
}
