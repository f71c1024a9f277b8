import { addDays, type LocalDate } from '@nestwell/domain/calendar-days';
import { useMember, useDeviceDate } from '@nestwell/remote-kit';
import { useSearchParams } from '@nestwell/remote-kit/router';
import { dayAfter, samePeriodOf, spans, type Period, type Span } from '../../../lib/trends/spans';
import { pregnancyOf } from '../../../lib/trends/stages';

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The period she looks at, kept in the page's address. */
export function useLookedAt() {
  const member = useMember();
  const today = useDeviceDate();
  const [params, setParams] = useSearchParams();
  const pregnancy = pregnancyOf(member);
  const offered = spans.filter((span) => span !== 'pregnancy' || pregnancy !== null);
  const span = offered.find((one) => one === params.get('range')) ?? 'week';
  const day = dayNamed(params.get('day'), today);
  const period = samePeriodOf(span, day, pregnancy);
  const show = (next: Span, day: LocalDate) =>
    setParams(
      { tab: 'trends', range: next, ...(day < today && { day }) },
      { replace: true, preventScrollReset: true },
    );
  return {
    period,
    today,
    offered,
    show,
    /** Null where nothing lies before or after: a pregnancy stands alone, and days to come are empty. */
    earlier: span === 'pregnancy' ? null : () => show(span, addDays(period.from, -1)),
    later: span === 'pregnancy' || isLast(period, today) ? null : () => show(span, dayAfter(period, today)),
  };
}

const isLast = ({ to }: Period, today: LocalDate) => to >= today;

function dayNamed(text: string | null, today: LocalDate): LocalDate {
  if (text === null || !DATE.test(text) || Number.isNaN(Date.parse(text))) return today;
  return text < today ? text : today;
}
