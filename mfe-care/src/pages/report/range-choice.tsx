import { longRange, type LocalDate, yearOf } from '@nestwell/domain/calendar-days';
import { ChipRow, FilterChip, Section, Text, TextField } from '@nestwell/ui';
import { lastFourWeeks, rangeProblem, sinceVisit, type Range } from './range';
import * as css from './report.module.css';

export type Span = 'visit' | 'weeks' | 'days';

interface RangeChoiceProps {
  span: Span;
  range: Range;
  lastVisit: LocalDate | undefined;
  today: LocalDate;
  onChange: (span: Span, range: Range) => void;
}

/** From when on: since her last visit where her calendar knows one, four weeks, or days of her own. */
export function RangeChoice({ span, range, lastVisit, today, onChange }: RangeChoiceProps) {
  const problem = rangeProblem(range, today);
  const isWhole = Object.keys(problem).length === 0;
  return (
    <Section title="From when">
      <ChipRow label="Range">
        {lastVisit && (
          <FilterChip
            pressed={span === 'visit'}
            onClick={() => onChange('visit', sinceVisit(lastVisit, today))}
          >
            Since my last visit
          </FilterChip>
        )}
        <FilterChip pressed={span === 'weeks'} onClick={() => onChange('weeks', lastFourWeeks(today))}>
          4 weeks
        </FilterChip>
        <FilterChip pressed={span === 'days'} onClick={() => onChange('days', range)}>
          Choose dates
        </FilterChip>
      </ChipRow>
      {span === 'days' && (
        <div className={css.dates}>
          <TextField
            type="date"
            label="First day"
            value={range.from}
            max={today}
            error={problem.from}
            onValueChange={(from) => onChange('days', { ...range, from })}
          />
          <TextField
            type="date"
            label="Last day"
            value={range.to}
            max={today}
            error={problem.to}
            onValueChange={(to) => onChange('days', { ...range, to })}
          />
        </div>
      )}
      {isWhole && (
        <Text small soft role="status">
          {longRange(range.from, range.to)} {yearOf(range.to)}
        </Text>
      )}
    </Section>
  );
}
