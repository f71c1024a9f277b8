import { energyLabels, moodLabels, type TrendDay } from '@nestwell/contracts/fitness';
import { daysOf } from '@nestwell/domain/calendar-days';
import { counted } from '@nestwell/domain/words';
import type { Range } from '../range';

const answers = [
  { key: 'mood', title: 'Daily mood', labels: moodLabels },
  { key: 'energyLevel', title: 'Daily energy', labels: energyLabels },
] as const;

/**
 * On how many days she chose each word, and on how many none; no line where she never did.
 * @param days null where they could not be read
 */
export function checkIns(days: readonly TrendDay[] | null, { from, to }: Range): string[][] {
  if (days === null) return [['Daily check-ins', 'could not be read when this page was made']];
  const all = daysOf(from, to).length;
  return answers.flatMap(({ key, title, labels }) => {
    const chosen = days.flatMap((day) => (day[key] === null ? [] : [day[key]]));
    if (chosen.length === 0) return [];
    const words = labels.flatMap((label, level) => {
      const times = chosen.filter((one) => one === level).length;
      return times === 0 ? [] : [`${label} on ${counted(times, 'day')}`];
    });
    const open = all - chosen.length;
    return [[title, [...words, ...(open > 0 ? [`not answered on ${counted(open, 'day')}`] : [])].join(', ')]];
  });
}
