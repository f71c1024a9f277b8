import type { Recurrence, Reminder } from '@nestwell/contracts/calendar';
import { clockOf, sameDay } from './days';

export const recurrenceWords = {
  none: '',
  daily: 'every day',
  weekly: 'every week',
  monthly: 'every month',
  annual: 'every year',
} as const satisfies Record<Recurrence, string>;

/** '18:30, every day' or '14:00, Dr. Nowak'. */
export function timeAndMore(reminder: Reminder): string {
  const { recurring, doctorName, location } = reminder;
  return [clockOf(new Date(reminder.dueDateTime)), recurrenceWords[recurring], doctorName, location]
    .filter(Boolean)
    .join(', ');
}

/** 'Wednesday, 28 October at 10:30'; today and tomorrow by their name. `now` on her clock. */
export function whenInWords(due: Date, now: Date): string {
  const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  const day = sameDay(due, now) ? 'Today' : sameDay(due, tomorrow) ? 'Tomorrow' : dayInWords(due);
  return `${day} at ${clockOf(due)}`;
}

/** Made once: a month names each of its days, and making one takes longer than a hundred uses. */
const wordsOf = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-GB', options);
  return (day: Date) => format.format(day);
};

/** 'Thursday 15 October'. */
export const dayInWords = wordsOf({ weekday: 'long', day: 'numeric', month: 'long' });
/** 'Thu 15 October'. */
export const dayInShort = wordsOf({ weekday: 'short', day: 'numeric', month: 'long' });
/** 'October 2026'. */
export const monthInWords = wordsOf({ month: 'long', year: 'numeric' });
/** 'Oct'. */
export const monthInShort = wordsOf({ month: 'short' });
