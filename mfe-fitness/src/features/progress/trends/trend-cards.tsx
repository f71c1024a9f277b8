import type { LocalDate } from '@nestwell/domain/calendar-days';
import { Figures, useShowsFigures } from '@nestwell/remote-kit';
import { Card, LoadFailure } from '@nestwell/ui';
import { memo } from 'react';
import { DaysCard } from './days-card';
import type { DayFigures } from '../../../lib/trends/figures';
import type { Measure } from '../../../lib/trends/measures';
import type { Period } from '../../../lib/trends/spans';
import { MeasureCard } from './measure-card';
import * as css from './trends.module.css';
import { TwoCard } from './two-card';
import { useSteps } from './use-steps';
import { useTables } from './use-tables';
import { WeightCard } from './weight-card';

interface TrendCardsProps {
  period: Period;
  today: LocalDate;
  days: readonly DayFigures[];
  measures: readonly Measure[];
  eaten: { failed: boolean; retrying: boolean; retry: () => void };
}

const TWO = 'Two together';

/** Drawn anew only when what they show has changed. */
export const TrendCards = memo(
  function Cards({ period, today, days, measures, eaten }: TrendCardsProps) {
    const uneaten = useShowsFigures() ? 'Calories and protein' : 'Protein';
    const step = useSteps(measures.length + 3, days);
    const tables = useTables(['Weight', ...measures.map(({ title }) => title), TWO]);
    const tableOf = (title: string) => ({ on: tables.isTable(title), turn: () => tables.turn(title) });
    return (
      <div className={css.cards}>
        <Figures>
          <WeightCard period={period} days={days} today={today} table={tableOf('Weight')} />
        </Figures>
        {measures.slice(0, step - 1).map((measure) => (
          <MeasureCard
            key={measure.figure}
            measure={measure}
            period={period}
            days={days}
            today={today}
            table={tableOf(measure.title)}
          />
        ))}
        {step <= measures.length + 1 ? (
          // Not seen: what stands below the cards that are drawn so far moves with each of them.
          <div className={css.room} />
        ) : (
          <>
            {eaten.failed && (
              <Card aria-label={uneaten} className={css.card}>
                <LoadFailure retrying={eaten.retrying} onRetry={eaten.retry}>
                  {uneaten} did not load.
                </LoadFailure>
              </Card>
            )}
            <TwoCard measures={measures} period={period} days={days} table={tableOf(TWO)} />
            {step > measures.length + 2 && <DaysCard period={period} today={today} />}
          </>
        )}
      </div>
    );
  },
  (one, other) =>
    one.days === other.days &&
    one.period === other.period &&
    one.eaten.failed === other.eaten.failed &&
    one.eaten.retrying === other.eaten.retrying,
);
