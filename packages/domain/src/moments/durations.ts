/* Spans of milliseconds. A calendar day is not one of them: with daylight saving it has 23 to 25 hours. */

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
/** 24 hours. */
export const DAY = 24 * HOUR;

/** So many milliseconds later, or earlier when negative. */
export const later = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds);
