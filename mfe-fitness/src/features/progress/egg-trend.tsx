import { moodLabels, quickEnergyLabels, type TrackingEntry } from '@nestwell/contracts/fitness';
import { EggRow } from '@nestwell/ui';
import { labelOf, levelOf } from '../../lib/levels';
import { EggMonth } from './egg-month';
import { chartPoints } from './lib/chart-points';
import type { Period } from './lib/period';
import { loggedOf, seriesOf } from './lib/series';
import { TrendCard } from './trend-card';

interface EggTrendProps {
  kind: 'mood' | 'energy';
  period: Period;
  entries: readonly TrackingEntry[];
}

const measures = {
  mood: { title: 'Mood', measure: 'mood', words: moodLabels },
  energy: { title: 'Energy', measure: 'energyLevel', words: quickEnergyLabels },
} as const;

/** An egg a day: a row for a week, a calendar for a month. */
export function EggTrend({ kind, period, entries }: EggTrendProps) {
  const { title, measure, words } = measures[kind];
  const points = seriesOf(measure, period.days, entries);
  const last = loggedOf(points).at(-1);
  const days = chartPoints(points, period.span).map(({ value, ...day }) => ({
    ...day,
    level: levelOf(value),
  }));
  return (
    <TrendCard
      title={title}
      value={last ? labelOf(words, last.value) : null}
      empty={last === undefined}
      span={period.span}
      wide
    >
      {period.span === 'week' ? (
        <EggRow kind={kind} title={`${title} by day`} words={words} points={days} />
      ) : (
        <EggMonth kind={kind} title={`${title} by day`} words={words} points={days} from={period.from} />
      )}
    </TrendCard>
  );
}
