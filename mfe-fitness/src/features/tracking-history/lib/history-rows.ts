import type { CheckIn, TrackingEntry } from '@nestwell/contracts/fitness';
import { daysOf, type LocalDate } from '@nestwell/domain/calendar-days';
import type { HistoryRange } from './history-range';

export type Figure = 'sleepHours' | 'waterIntake' | 'mood' | 'energyLevel' | 'weight';

/** A day of the range; without an entry nothing was logged on it. */
export interface HistoryRow {
  date: LocalDate;
  entry: TrackingEntry | null;
  hasCheckIn: boolean;
}

/** Every day that has been, the newest first. */
export function rowsOf(
  { startDate, endDate }: HistoryRange,
  known: {
    entries: readonly TrackingEntry[];
    checkIns: readonly CheckIn[];
    today: LocalDate;
  },
): HistoryRow[] {
  const { entries, checkIns, today } = known;
  const days = daysOf(startDate, endDate < today ? endDate : today).reverse();
  return days.map((date) => ({
    date,
    entry: entries.find((entry) => entry.date === date) ?? null,
    hasCheckIn: checkIns.some((checkIn) => checkIn.date === date),
  }));
}

export const filters = {
  all: { label: 'All days', keeps: () => true },
  checkIn: { label: 'With check-in', keeps: ({ hasCheckIn }) => hasCheckIn },
  weight: {
    label: 'With weight',
    keeps: ({ entry }) => entry !== null && entry.weight !== null,
  },
  nothing: { label: 'Nothing logged', keeps: ({ entry }) => entry === null },
} as const satisfies Record<string, { label: string; keeps: (row: HistoryRow) => boolean }>;
export type Filter = keyof typeof filters;
export const filterNames = Object.keys(filters) as Filter[];

export interface Sorting {
  by: 'date' | Figure;
  descending: boolean;
}

export const valueOf = ({ entry }: HistoryRow, figure: Figure): number | null => entry?.[figure] ?? null;

/** What has no value stands last, whichever way it is sorted. */
export function sorted(rows: readonly HistoryRow[], { by, descending }: Sorting): HistoryRow[] {
  const way = descending ? -1 : 1;
  return [...rows].sort((one, other) => {
    const older = one.date < other.date ? -1 : 1;
    if (by === 'date') return older * way;
    const [left, right] = [valueOf(one, by), valueOf(other, by)];
    if (left === null || right === null) return Number(left === null) - Number(right === null) || -older;
    return (left - right) * way || -older;
  });
}
