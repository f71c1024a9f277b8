import { type LocalDate } from '@nestwell/domain/calendar-days';
import { useDeviceDate } from '@nestwell/remote-kit';
import { useSearchParams } from '@nestwell/remote-kit/router';

const DATE = /^\d{4}-\d{2}-\d{2}$/;

export function diaryDateOf(search: URLSearchParams, today: LocalDate): LocalDate {
  const named = search.get('day') ?? '';
  return DATE.test(named) && !Number.isNaN(Date.parse(named)) && named < today ? named : today;
}

/** The day she looks at, kept in the address; today needs no words there. */
export function useDiaryDate() {
  const today = useDeviceDate();
  const [params, setParams] = useSearchParams();
  const date = diaryDateOf(params, today);
  const show = (next: LocalDate) =>
    setParams(next >= today ? { view: 'diary' } : { view: 'diary', day: next }, {
      replace: true,
      preventScrollReset: true,
    });
  return { date, today, show };
}
