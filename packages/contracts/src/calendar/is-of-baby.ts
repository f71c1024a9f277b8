import { speaksOfBaby } from '@nestwell/domain/baby-words';
import { babyReminderTypes, type ReminderType } from './reminders.constants';

/**
 * Whether a reminder is of a pregnancy or a baby: by its type, or by the words she gave it. Medication never is: a
 * "baby aspirin" must go on ringing.
 */
export const isOfBaby = ({ type, title }: { type: ReminderType; title: string }): boolean =>
  babyReminderTypes.has(type) || (type !== 'medication' && speaksOfBaby(title));
