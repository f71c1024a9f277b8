export { suspensionDays, trialDays } from './access';
export { largestPage, logAgeDays, pageSize } from './lists';
export { heightLimits, monthsLimits, pregnancyWeekLimits, weightLimits } from './measures';
export { checkInNoteLength, moderationNoteLength, wordLimits } from './texts';
