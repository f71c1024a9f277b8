import type { LocalDate } from '@nestwell/domain/calendar-days';
import { inFigures } from '@nestwell/domain/reading';
import { useMember } from '@nestwell/remote-kit';
import { memo } from 'react';
import { labelOf } from '../../../lib/levels';
import { Bars } from '../../../lib/chart/bars';
import { Faces } from '../../../lib/chart/faces';
import { FacesByDay } from './faces-by-day';
import { bucketsOf } from '../../../lib/trends/buckets';
import { daysSoFar, marksOf, meanOf, type DayFigures } from '../../../lib/trends/figures';
import type { Measure } from '../../../lib/trends/measures';
import { stagesOf } from '../../../lib/trends/stages';
import type { Period } from '../../../lib/trends/spans';
import { summaryOf } from '../../../lib/trends/summary';
import { MarksTable } from './marks-table';
import { TrendCard, type TrendCardProps } from './trend-card';

interface MeasureCardProps {
  measure: Measure;
  period: Period;
  days: readonly DayFigures[];
  today: LocalDate;
  table: Omit<TrendCardProps['table'], 'children'>;
}

/** One measure over the period: its mean and on how many days that rests, then the drawing. */
export const MeasureCard = memo(
  Measured,
  (one, other) =>
    one.days === other.days &&
    one.period === other.period &&
    one.measure.figure === other.measure.figure &&
    one.measure.goal === other.measure.goal &&
    one.table.on === other.table.on,
);

function Measured({ measure, period, days, today, table }: MeasureCardProps) {
  const member = useMember();
  const marks = marksOf(measure.figure, bucketsOf(period), days);
  const mean = meanOf(measure.figure, days);
  const drawing = {
    measure,
    period,
    marks,
    today,
    stages: stagesOf(member, period),
    summary: summaryOf(measure, period, marks),
  };
  const byDay = measure.words !== undefined && period.by === 'day';
  return (
    <TrendCard
      title={measure.title}
      value={mean.value === null ? null : valueText(measure, mean.value, byDay)}
      note={noteOf(measure, mean.days, daysSoFar(period, today))}
      empty={mean.days === 0}
      table={{ ...table, children: <MarksTable period={period} measures={[measure]} marks={[marks]} /> }}
    >
      {byDay ? <FacesByDay {...drawing} /> : measure.words ? <Faces {...drawing} /> : <Bars {...drawing} />}
    </TrendCard>
  );
}

function valueText({ words, format, unit }: Measure, mean: number, byDay: boolean): string {
  if (words === undefined) return `${format(mean)} ${unit}`;
  return byDay ? `Mostly ${labelOf(words, mean).toLowerCase()}` : `${format(mean)} of ${words.length - 1}`;
}

function noteOf({ goal, figure }: Measure, days: number, of: number): string {
  const noun = `${figure === 'sleepHours' ? 'night' : 'day'}${of === 1 ? '' : 's'}`;
  const average = `Average over ${days} of ${of} ${noun}.`;
  if (goal === undefined) return average;
  return `${average} The dotted line is your goal of ${inFigures(goal)}.`;
}
