import { DAY_NUMBER } from './number-words';

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

export const WEEKDAY = weekdays.join('|');
/** 'Mar' alone is no month: it is also a name. */
const MONTH = [
  'jan(?:uary)?',
  'feb(?:ruary)?',
  'march',
  'apr(?:il)?',
  'may',
  'june?',
  'july?',
  'aug(?:ust)?',
  'sept(?:ember)?',
  'oct(?:ober)?',
  'nov(?:ember)?',
  'dec(?:ember)?',
].join('|');

/** '5th of December', 'five December': the day, then the month. */
export const DAY_FIRST = `(?:the )?(${DAY_NUMBER})(?: of)? (${MONTH})`;
/** 'December the fifth', 'Dec 5': the month, then the day. */
export const MONTH_FIRST = `(${MONTH}) (?:the )?(${DAY_NUMBER})`;

export const weekdayOfName = (name: string) => weekdays.indexOf(name);
/** January is 1. */
export const monthOfName = (name: string) => months.indexOf(name.slice(0, 3)) + 1;
