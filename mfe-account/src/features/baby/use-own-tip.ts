import type { BabySummary } from '@nestwell/contracts/account';
import { useMember, useRegion } from '@nestwell/remote-kit';
import { askInPregnancy, ownCheckAt, ownPlanAt, vaccinesAt, type Care } from '@nestwell/safety/care';
import { spellsAt } from '@nestwell/safety/weeks';

/** The tip, with the care of this week or month by country, and what differs where the general weeks do not fit. */
export function useOwnTip(summary: BabySummary, tip: string): string {
  const { babies, pregnancyFacts } = useMember();
  const { region } = useRegion();
  const { trimester, currentWeek: week, currentMonth: month } = summary;
  if (trimester === 'postpartum') return withCare(tip, ownCheckAt(month ?? 0, region?.country));
  const begins = vaccinesAt(week, region?.country).filter((care) => care.from === week && !isOfAnyWeek(care));
  const own = ownPlanAt({ ...pregnancyFacts, week, babies });
  const asks = spellsAt(askInPregnancy, week).filter((care) => !isOfAnyWeek(care));
  return withCare(tip, [...own, ...begins, ...asks]);
}

const isOfAnyWeek = ({ from, to }: Care) => to - from >= 38;

const withCare = (tip: string, care: readonly Care[]) =>
  [tip, ...care.map(({ words }) => sentence(words))].join(' ');

const sentence = (words: string) => (/[.?!]$/.test(words) ? words : `${words}.`);
