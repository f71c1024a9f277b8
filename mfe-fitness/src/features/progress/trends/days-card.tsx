import type { LocalDate } from '@nestwell/domain/calendar-days';
import { Link } from '@nestwell/remote-kit/router';
import { Card } from '@nestwell/ui';
import { bucketsOf } from '../../../lib/trends/buckets';
import type { Period } from '../../../lib/trends/spans';
import * as css from './trends.module.css';

interface DaysCardProps {
  period: Period;
  today: LocalDate;
}

const NARROWER = { week: 'week', month: 'month' } as const;

/** A way to the diary of every day: at once from a week or a month, over one of them from a longer time. */
export function DaysCard({ period, today }: DaysCardProps) {
  const { by } = period;
  return (
    <Card variant="flat" aria-labelledby="trend-days" className={css.wideCard}>
      <h2 id="trend-days" className={css.title}>
        {by === 'day' ? 'Diary of a day' : `Look into a ${by}`}
      </h2>
      <ul role="list" className={css.days}>
        {bucketsOf(period)
          .filter(({ from }) => from <= today)
          .map(({ from, name, label }) => (
            <li key={from}>
              <Link
                to={by === 'day' ? diaryOf(from) : `/progress?tab=trends&range=${NARROWER[by]}&day=${from}`}
                aria-label={name}
              >
                {label}
              </Link>
            </li>
          ))}
      </ul>
    </Card>
  );
}

export const diaryOf = (day: LocalDate): string => `/nutrition?view=diary&day=${day}`;
