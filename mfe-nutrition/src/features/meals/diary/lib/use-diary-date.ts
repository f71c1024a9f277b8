import { type LocalDate } from '@nestwell/domain/calendar-days';
import { useSearchParams } from '@nestwell/remote-kit/router';
import { useToday } from '../../../../lib/dates/use-today';

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The day she looks at, kept in the address; today needs no words there. */
export function useDiaryDate() {
  const today = useToday();
  const [params, setParams] = useSearchParams();
  const named = params.get('day') ?? '';
  const date: LocalDate =
    DATE.test(named) && !Number.isNaN(Date.parse(named)) && named < today ? named : today;
  const show = (next: LocalDate) =>
    setParams(next >= today ? { view: 'diary' } : { view: 'diary', day: next }, {
      replace: true,
      preventScrollReset: true,
    });
  return { date, today, show };
}
