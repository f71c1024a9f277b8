import { ChipRow, SelectField } from '@nestwell/ui';
import { useState } from 'react';
import { TwoChart, type Side } from '../../../lib/chart/two-chart';
import { bucketsOf } from '../../../lib/trends/buckets';
import { marksOf, type DayFigures, type Figure } from '../../../lib/trends/figures';
import type { Measure } from '../../../lib/trends/measures';
import type { Period } from '../../../lib/trends/spans';
import { summaryOf } from '../../../lib/trends/summary';
import { MarksTable } from './marks-table';
import { TrendCard, type TrendCardProps } from './trend-card';
import * as css from './trends.module.css';

interface TwoCardProps {
  measures: readonly Measure[];
  period: Period;
  days: readonly DayFigures[];
  table: Omit<TrendCardProps['table'], 'children'>;
}

/** Two measures of her choice over the same days. */
export function TwoCard({ measures, period, days, table }: TwoCardProps) {
  const [figures, setFigures] = useState<[Figure, Figure]>(['sleepHours', 'mood']);
  const sideOf = (figure: Figure): Side | undefined => {
    const measure = measures.find((one) => one.figure === figure) ?? measures[0];
    return measure && { measure, marks: marksOf(measure.figure, bucketsOf(period), days) };
  };
  const [one, other] = [sideOf(figures[0]), sideOf(figures[1])];
  if (one === undefined || other === undefined) return null;
  const options = measures.map(({ figure, title }) => ({ value: figure, label: title }));
  return (
    <TrendCard
      title="Two together"
      table={{
        ...table,
        children: (
          <MarksTable
            period={period}
            measures={[one.measure, other.measure]}
            marks={[one.marks, other.marks]}
          />
        ),
      }}
    >
      <ChipRow label="Measures" className={css.pickers}>
        <SelectField
          label="First, the full line"
          options={options.filter(({ value }) => value !== figures[1])}
          value={figures[0]}
          onValueChange={(next) => setFigures([next, figures[1]])}
        />
        <SelectField
          label="Second, the dotted line"
          options={options.filter(({ value }) => value !== figures[0])}
          value={figures[1]}
          onValueChange={(next) => setFigures([figures[0], next])}
        />
      </ChipRow>
      {[one, other].some(isDrawn) ? (
        <>
          <TwoChart
            sides={[one, other]}
            period={period}
            summary={[one, other].map(({ measure, marks }) => summaryOf(measure, period, marks)).join('. ')}
          />
          <p className={css.note}>Side by side, not cause and effect.</p>
        </>
      ) : (
        <p className={css.nothing}>Neither is logged in this time. Choose another, or go back.</p>
      )}
    </TrendCard>
  );
}

const isDrawn = ({ marks }: Side) => marks.some(({ value }) => value !== null);
