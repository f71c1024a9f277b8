import { addDays, addMonths, monthGrid, startOfWeek } from '../../../lib/days';
import { dayInShort, monthInShort, monthInWords } from '../../../lib/reminder-words';

export type View = 'day' | 'week' | 'month';

export interface Range {
  from: Date;
  until: Date;
}

/** The days a view shows around the chosen one, both included. */
export function rangeOf(view: View, day: Date): Range {
  if (view === 'day') return { from: day, until: day };
  if (view === 'week') return { from: startOfWeek(day), until: addDays(startOfWeek(day), 6) };
  const weeks = monthGrid(day);
  return { from: weeks[0]?.[0] ?? day, until: weeks.at(-1)?.[6] ?? day };
}

/** The day to choose for the view before (-1) or after (1). */
export function stepped(view: View, day: Date, direction: -1 | 1): Date {
  if (view === 'day') return addDays(day, direction);
  return view === 'week' ? addDays(day, 7 * direction) : addMonths(day, direction);
}

/** Short enough for one line between the buttons on a phone: a week of this year goes without its year. */
export function titleOf(view: View, day: Date, now: Date): string {
  if (view === 'day') return dayInShort(day);
  if (view === 'month') return monthInWords(day);
  const { from, until } = rangeOf('week', day);
  const start =
    from.getMonth() === until.getMonth() ? String(from.getDate()) : `${from.getDate()} ${monthInShort(from)}`;
  const year = until.getFullYear() === now.getFullYear() ? '' : ` ${until.getFullYear()}`;
  return `${start} – ${until.getDate()} ${monthInShort(until)}${year}`;
}
