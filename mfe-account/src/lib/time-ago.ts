const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const localMidnight = (moment: Date) =>
  new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();

/** How long ago, as one says it: "Just now", "10 min ago", "3 h ago" today, then "Yesterday", "4 days ago", "2 Nov 2026". */
export function timeAgo(moment: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - moment.getTime()) / MINUTE);
  // Rounded, because the day of a clock change has 23 or 25 hours.
  const days = Math.round((localMidnight(now) - localMidnight(moment)) / DAY);
  if (minutes < 1) return 'Just now';
  if (minutes < 60) return `${minutes} min ago`;
  if (days === 0) return `${Math.floor(minutes / 60)} h ago`;
  if (days === 1) return 'Yesterday';
  if (days < 7) return `${days} days ago`;
  return moment.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
}
