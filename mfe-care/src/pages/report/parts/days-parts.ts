import type { TrendDay } from '@nestwell/contracts/fitness';
import type { DiaryDay } from '@nestwell/contracts/nutrition';
import { dayAndMonth } from '@nestwell/domain/calendar-days';
import { weightText, type UnitSystem } from '@nestwell/domain/units';
import { counted } from '@nestwell/domain/words';
import { lastOf, type PartContent } from '../part';

const WEIGHTS = 8;

export function weightPart(days: readonly TrendDay[], units: UnitSystem): PartContent {
  const weighed = days
    .flatMap(({ date, weight }) => (weight === null ? [] : [{ date, weight }]))
    .toReversed();
  const shown = weighed.slice(0, WEIGHTS);
  return {
    about: weighed.length === 0 ? 'Nothing noted' : counted(weighed.length, 'day'),
    head: ['Day', 'Weight'],
    rows: shown.map(({ date, weight }) => [dayAndMonth(date), weightText(weight, units)]),
    foot: lastOf(shown.length, weighed.length) || undefined,
  };
}

/** Averages of the days on which she noted each, and on how many she did. */
export function foodPart(
  days: readonly TrendDay[],
  meals: readonly DiaryDay[],
  showsFigures: boolean,
): PartContent {
  const rows = [
    ...(showsFigures
      ? [
          average(
            'Energy',
            meals.map(({ calories }) => calories),
            'kcal',
          ),
        ]
      : []),
    average(
      'Protein',
      meals.map(({ protein }) => protein),
      'g',
    ),
    average(
      'Water',
      days.map(({ waterIntake }) => waterIntake),
      'cups',
      1,
    ),
    average(
      'Sleep',
      days.map(({ sleepHours }) => sleepHours),
      'h',
      1,
    ),
  ];
  return { about: 'Averages only', head: ['A day', 'On average', 'Noted on'], rows };
}

function average(name: string, figures: readonly (number | null)[], unit: string, digits = 0): string[] {
  const noted = figures.filter((figure) => figure !== null);
  if (noted.length === 0) return [name, 'not answered', '–'];
  const mean = noted.reduce((sum, figure) => sum + figure, 0) / noted.length;
  return [name, `${mean.toFixed(digits)} ${unit}`, counted(noted.length, 'day')];
}
