import {
  type LocalDate,
  endOfMonth,
  monthAndYear,
  startOfLast,
  startOfMonth,
} from '@nestwell/domain/calendar-days';

const DAYS = 30;

export interface HistoryRange {
  title: string;
  startDate: LocalDate;
  endDate: LocalDate;
}

/** The last 30 days; every step back is a calendar month, beginning with the one before this. */
export function historyRange(back: number, today: LocalDate): HistoryRange {
  if (back === 0)
    return {
      title: `Last ${DAYS} days`,
      startDate: startOfLast(DAYS, today),
      endDate: today,
    };
  const startDate = startOfMonth(today, -back);
  return {
    title: monthAndYear(startDate),
    startDate,
    endDate: endOfMonth(startDate),
  };
}
