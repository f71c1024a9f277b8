export { largestPage, logAgeDays, pageSize } from './lists';
export { babiesLimits, heightLimits, monthsLimits, pregnancyWeekLimits, weightLimits } from './measures';
export { reminderLimits, reminderStartDays } from './reminders';
export { suspensionDays } from './suspension';
export { checkInNoteLength, moderationNoteLength, wordLimits } from './texts';
export { trialDays } from './trial';
