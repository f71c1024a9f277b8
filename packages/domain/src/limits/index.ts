export { suspensionDays, trialDays } from './access';
export { largestPage, logAgeDays, pageSize } from './lists';
export { heightLimits, monthsLimits, pregnancyWeekLimits, weightLimits } from './measures';
export { reminderLimits, reminderStartDays } from './reminders';
export { checkInNoteLength, moderationNoteLength, wordLimits } from './texts';
