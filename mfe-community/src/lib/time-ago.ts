const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** 'just now', '8 min ago', '2 h ago', '3 days ago', then the date. Both arguments in milliseconds. */
export function timeAgo(moment: number, now: number): string {
  const age = now - moment;
  if (age < MINUTE) return 'just now';
  if (age < HOUR) return `${Math.floor(age / MINUTE)} min ago`;
  if (age < DAY) return `${Math.floor(age / HOUR)} h ago`;
  const days = Math.floor(age / DAY);
  if (age < WEEK) return days === 1 ? 'yesterday' : `${days} days ago`;
  return new Date(moment).toLocaleDateString(undefined, { day: 'numeric', month: 'long', year: 'numeric' });
}
