import type { MoodCheck } from '@nestwell/contracts/care';
import type { TrendDay } from '@nestwell/contracts/fitness';
import { dayAndMonth } from '@nestwell/domain/calendar-days';
import { deviceDate } from '@nestwell/domain/device-time';
import { figureInWords, resultOf } from '../../../features/mood/lib/result';
import type { PartContent } from '../part';
import type { Range } from '../range';
import { checkIns } from './check-ins';

/** Scores as she was shown them, nothing that they might mean, and her daily check-ins, which come with a plan. */
export function mindPart(
  checks: readonly MoodCheck[],
  known: Parameters<typeof resultOf>[1],
  range: Range,
  days: readonly TrendDay[] | 'closed' | null,
): PartContent {
  const { from, to } = range;
  const within = checks.filter(({ takenAt }) => {
    const day = deviceDate(new Date(takenAt));
    return from <= day && day <= to;
  });
  const rows = [
    ...within.map((check) => [
      dayAndMonth(deviceDate(new Date(check.takenAt))),
      resultOf(check, known).figures.map(figureInWords).join(', ') || 'The first four questions only',
    ]),
    ...(days === 'closed' ? [] : checkIns(days, range)),
  ];
  return {
    about: 'PHQ-9, GAD-7, daily check-ins. Only if you choose it, each time.',
    head: ['Day', 'Answered'],
    rows,
    foot: rows.length === 0 ? undefined : 'Answers of her own. This is not a diagnosis.',
  };
}
