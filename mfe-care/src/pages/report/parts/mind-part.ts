import type { MoodCheck } from '@nestwell/contracts/care';
import { dayAndMonth } from '@nestwell/domain/calendar-days';
import { deviceDate } from '@nestwell/domain/device-time';
import { figureInWords, resultOf } from '../../../features/mood/lib/result';
import type { PartContent } from '../part';
import type { Range } from '../range';

/** Scores as she was shown them, and nothing that they might mean. */
export function mindPart(
  checks: readonly MoodCheck[],
  known: Parameters<typeof resultOf>[1],
  { from, to }: Range,
): PartContent {
  const within = checks.filter(({ takenAt }) => {
    const day = deviceDate(new Date(takenAt));
    return from <= day && day <= to;
  });
  return {
    about: 'PHQ-9 and GAD-7. Only if you choose it, each time.',
    head: ['Day', 'Answered'],
    rows: within.map((check) => [
      dayAndMonth(deviceDate(new Date(check.takenAt))),
      resultOf(check, known).figures.map(figureInWords).join(', ') || 'The first four questions only',
    ]),
    foot: within.length === 0 ? undefined : 'Answers of her own. This is not a diagnosis.',
  };
}
