import { daysOf } from '@nestwell/domain/calendar-days';
import { csvOf } from '@nestwell/domain/spreadsheet';
import type { DayFigures, Figure } from './figures';
import type { Stretch } from './spans';

type Column = [heading: string, figure: Figure];

const columns: readonly Column[] = [
  ['Sleep (hours)', 'sleepHours'],
  ['Water (cups)', 'waterIntake'],
  ['Mood (0 to 4)', 'mood'],
  ['Energy (0 to 4)', 'energyLevel'],
  ['Movement (minutes)', 'movement'],
  ['Calories (kcal)', 'calories'],
  ['Protein (g)', 'protein'],
];

/** One row a day, empty where nothing was logged; days to come are left out. */
export function trendsCsv(
  { from, to }: Stretch,
  days: readonly DayFigures[],
  weight: { unit: string; shown: (pounds: number) => number },
): string {
  const byDate = new Map(days.map((day) => [day.date, day]));
  const rows = daysOf(from, to).map((date) => {
    const day = byDate.get(date);
    const pounds = day?.weight ?? null;
    return [
      date,
      pounds === null ? '' : String(weight.shown(pounds)),
      ...columns.map(([, figure]) => String(day?.[figure] ?? '')),
    ];
  });
  return csvOf([['Date', `Weight (${weight.unit})`, ...columns.map(([heading]) => heading)], ...rows]);
}
