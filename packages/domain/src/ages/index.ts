export { daysOld, youngerMonths } from './baby-age';
export { correctedMonths } from './corrected-months';
export {
  dueDateAtBirth,
  dueDateOfLastPeriod,
  earlyBirthOf,
  type Gestation,
  gestationOn,
  lastPeriodOf,
} from './gestation';
export { birthOfMonths, monthsSince } from './months-since-birth';
export {
  dueDateOfWeek,
  isBeyondTerm,
  isPastTerm,
  pregnancyWeekOf,
  TERM_WEEKS,
  weekInWords,
  weeksSaid,
} from './pregnancy-week';
export { milestoneWeeksOfMonths, monthOfWeek, weeksOfMonths } from './weeks-of-months';
