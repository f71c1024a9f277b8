import { hydrationTarget, type TrackingEntry } from '@nestwell/contracts/fitness';
import { deviceDate } from '@nestwell/domain/device-time';
import { shownWeight, weightText } from '@nestwell/domain/units';
import { useMember } from '@nestwell/remote-kit';
import { BarChart, LineChart } from '@nestwell/ui';
import { changeWords } from './lib/change-words';
import { chartPoints } from './lib/chart-points';
import type { Period } from './lib/period';
import { averageOf, changeWithin, loggedOf, rounded, seriesOf } from './lib/series';
import { EggTrend } from './egg-trend';
import * as css from './progress-page.module.css';
import { TrendCard } from './trend-card';

interface TrendCardsProps {
  period: Period;
  /** The period's tracked days, newest first. */
  entries: readonly TrackingEntry[];
}

export function TrendCards(props: TrendCardsProps) {
  return (
    <div className={css.charts}>
      <WeightTrend {...props} />
      <SleepTrend {...props} />
      <WaterTrend {...props} />
      <EggTrend kind="mood" {...props} />
      <EggTrend kind="energy" {...props} />
    </div>
  );
}

function WeightTrend({ period, entries }: TrendCardsProps) {
  const { units } = useMember();
  const points = seriesOf('weight', period.days, entries);
  const change = changeWithin(points);
  const shown = points.map(({ date, value }) => ({
    date,
    value: value === null ? null : shownWeight(value, units),
  }));
  return (
    <TrendCard
      title="Weight"
      value={change && weightText(change.latest, units)}
      note={changeWords(change, units, deviceDate(new Date()), { unit: true })}
      empty={change === null}
      span={period.span}
    >
      <LineChart
        title={`Weight by day in ${units === 'metric' ? 'kilograms' : 'pounds'}`}
        points={chartPoints(shown, period.span)}
        colour="weight"
        format={String}
      />
    </TrendCard>
  );
}

function SleepTrend({ period, entries }: TrendCardsProps) {
  const points = seriesOf('sleepHours', period.days, entries);
  const average = averageOf(points);
  return (
    <TrendCard
      title="Sleep"
      value={average === null ? null : `${rounded(average)} h average`}
      note="Broken nights count too"
      empty={loggedOf(points).length === 0}
      span={period.span}
    >
      <BarChart title="Sleep by day in hours" points={chartPoints(points, period.span)} colour="sleep" />
    </TrendCard>
  );
}

function WaterTrend({ period, entries }: TrendCardsProps) {
  const points = seriesOf('waterIntake', period.days, entries);
  const average = averageOf(points);
  return (
    <TrendCard
      title="Water"
      value={average === null ? null : `${rounded(average)} cups average`}
      note={`The dotted line is your goal of ${hydrationTarget} cups`}
      empty={loggedOf(points).length === 0}
      span={period.span}
    >
      <BarChart
        title="Water by day in cups"
        points={chartPoints(points, period.span)}
        colour="water"
        goal={hydrationTarget}
      />
    </TrendCard>
  );
}
