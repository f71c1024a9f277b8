export { largestPage, logAgeDays, pageSize } from './lists';
export {
  babiesLimits,
  calorieGoalLimits,
  heightLimits,
  monthsLimits,
  pregnancyWeekLimits,
  weightLimits,
} from './measures';
export { reminderLimits, reminderStartDays } from './reminders';
export { suspensionDays } from './suspension';
export { checkInNoteLength, moderationNoteLength, wordLimits } from './texts';
export { trialDays } from './trial';
