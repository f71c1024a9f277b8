import { fullDay, type LocalDate, shortDayMonthAndYear } from '@nestwell/domain/calendar-days';
import { lowestWeightGoal } from '@nestwell/domain/energy';
import { shownWeight } from '@nestwell/domain/units';
import { useMember } from '@nestwell/remote-kit';
import { WeightChart } from '../../../lib/chart/weight-chart';
import type { DayFigures } from '../../../lib/trends/figures';
import { weightMeasure } from '../../../lib/trends/measures';
import { stagesOf } from '../../../lib/trends/stages';
import type { Period } from '../../../lib/trends/spans';
import { countOf, weighingsSummary } from '../../../lib/trends/summary';
import { TrendCard, type TrendCardProps } from './trend-card';

interface WeightCardProps {
  period: Period;
  days: readonly DayFigures[];
  today: LocalDate;
  table: Omit<TrendCardProps['table'], 'children'>;
}

/** Her weighings and the trend through them; no word of gain or loss. */
export function WeightCard({ period, days, today, table }: WeightCardProps) {
  const member = useMember();
  const { units, healthyWeightGoal, height, state } = member;
  const weighings = days.flatMap(({ date, weight }) =>
    weight === null ? [] : [{ date, value: shownWeight(weight, units) }],
  );
  const wanted =
    healthyWeightGoal !== null && state === 'postpartum' && healthyWeightGoal >= lowestWeightGoal(height);
  const measure = {
    ...weightMeasure(member),
    ...(wanted && { goal: shownWeight(healthyWeightGoal, units) }),
  };
  const last = weighings.at(-1);
  return (
    <TrendCard
      title="Weight"
      value={last && `${measure.format(last.value)} ${measure.unit}`}
      note={`${countOf(weighings)} and the trend through them. Longer times without one stay open.${wanted ? ' The dotted line is your goal.' : ''}`}
      empty={last === undefined}
      wide
      table={{
        ...table,
        children: <Weighings weighings={weighings} unit={measure.unit} format={measure.format} />,
      }}
    >
      <WeightChart
        measure={measure}
        period={period}
        weighings={weighings}
        stages={stagesOf(member, period)}
        today={today}
        summary={weighingsSummary(measure, period, weighings)}
      />
    </TrendCard>
  );
}

interface WeighingsProps {
  weighings: readonly { date: LocalDate; value: number }[];
  unit: string;
  format: (value: number) => string;
}

export function Weighings({ weighings, unit, format }: WeighingsProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">{unit}</th>
        </tr>
      </thead>
      <tbody>
        {weighings.map(({ date, value }) => (
          <tr key={date}>
            <th scope="row" aria-label={fullDay(date)}>
              {shortDayMonthAndYear(date)}
            </th>
            <td>{format(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
