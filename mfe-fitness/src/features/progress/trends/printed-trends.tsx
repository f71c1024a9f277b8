import { shownWeight } from '@nestwell/domain/units';
import { useMember, useDeviceDate } from '@nestwell/remote-kit';
import { Paper } from '@nestwell/ui';
import { createPortal } from 'react-dom';
import { Bars } from '../../../lib/chart/bars';
import { Faces } from '../../../lib/chart/faces';
import { OnPaper } from '../../../lib/chart/use-chart-width';
import { WeightChart } from '../../../lib/chart/weight-chart';
import { bucketsOf } from '../../../lib/trends/buckets';
import { marksOf, type DayFigures } from '../../../lib/trends/figures';
import { type Measure, weightMeasure } from '../../../lib/trends/measures';
import type { Period } from '../../../lib/trends/spans';
import { stagesOf } from '../../../lib/trends/stages';
import { MarksTable } from './marks-table';
import * as css from './trends.module.css';
import { Weighings } from './weight-card';

interface PrintedTrendsProps {
  period: Period;
  days: readonly DayFigures[];
  measures: readonly Measure[];
  /** Only if she ticked it. */
  name: string | null;
}

/** The charts on white paper, the tables after them. */
export function PrintedTrends({ period, days, measures, name }: PrintedTrendsProps) {
  const member = useMember();
  const today = useDeviceDate();
  const stages = stagesOf(member, period);
  const weight = weightMeasure(member);
  const weighings = days.flatMap(({ date, weight: pounds }) =>
    pounds === null || member.hidesFigures ? [] : [{ date, value: shownWeight(pounds, member.units) }],
  );
  const drawn = measures
    .map((measure) => ({ measure, marks: marksOf(measure.figure, bucketsOf(period), days) }))
    .filter(({ marks }) => marks.some(({ value }) => value !== null));
  const drawing = { period, today, stages, summary: '' };
  return createPortal(
    <OnPaper value>
      <Paper>
        <div className={css.paper} data-theme="day">
          <h1>{`Trends, ${period.title}`}</h1>
          {name !== null && <p>{name}</p>}
          {weighings.length > 0 && (
            <section>
              <h2>Weight</h2>
              <WeightChart {...drawing} measure={weight} weighings={weighings} />
            </section>
          )}
          {drawn.map(({ measure, marks }) => (
            <section key={measure.figure}>
              <h2>{measure.title}</h2>
              {measure.words ? (
                <Faces {...drawing} measure={measure} marks={marks} />
              ) : (
                <Bars {...drawing} measure={measure} marks={marks} />
              )}
            </section>
          ))}
          {weighings.length > 0 && (
            <section>
              <h2>Weight</h2>
              <Weighings weighings={weighings} unit={weight.unit} format={weight.format} />
            </section>
          )}
          {drawn.map(({ measure, marks }) => (
            <section key={measure.figure}>
              <h2>{measure.title}</h2>
              <MarksTable period={period} measures={[measure]} marks={[marks]} />
            </section>
          ))}
        </div>
      </Paper>
    </OnPaper>,
    document.body,
  );
}
