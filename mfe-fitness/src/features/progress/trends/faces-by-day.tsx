import { EggRow } from '@nestwell/ui';
import { levelOf } from '../../../lib/levels';
import { EggMonth } from '../../../lib/egg-month';
import type { DrawingProps } from '../../../lib/chart/drawing-props';

/** An egg a day: a row for a week, a calendar for a month. */
export function FacesByDay({ measure, period, marks, today }: Omit<DrawingProps, 'stages'>) {
  const kind = measure.figure === 'mood' ? 'mood' : 'energy';
  const points = marks.map(({ from, label, name, value }) => ({
    label,
    name,
    level: levelOf(value),
    today: from === today,
    ahead: from > today,
  }));
  const row = { kind, title: `${measure.title} by day`, words: measure.words ?? [], points } as const;
  return period.span === 'week' ? <EggRow {...row} /> : <EggMonth {...row} from={period.from} />;
}
