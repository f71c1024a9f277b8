const WEEKS_PER_MONTH = 4.33;
const TERM_WEEKS = 40;

export const pregnantMonths = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export const postpartumMonths = Array.from({ length: 25 }, (_, months) => months);

/** The picker's first answer on both paths. */
export const startingMonths = 6;

export function weekOfMonth(months: number): number {
  return Math.round(months * WEEKS_PER_MONTH);
}

/** YYYY-MM-DD on her own calendar: 40 weeks, less the weeks so far, from today. */
export function dueDateOf(week: number, today: Date): string {
  const due = new Date(today.getFullYear(), today.getMonth(), today.getDate() + (TERM_WEEKS - week) * 7);
  const part = (value: number) => String(value).padStart(2, '0');
  return `${due.getFullYear()}-${part(due.getMonth() + 1)}-${part(due.getDate())}`;
}

export function stageOfWeek(week: number) {
  if (week < 14) return 'first_trimester';
  return week < 28 ? 'second_trimester' : 'third_trimester';
}
