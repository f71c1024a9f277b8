import type { BabySummary } from '@nestwell/contracts/account';
import { useMember, useRegion } from '@nestwell/remote-kit';
import { ownPlanAt, vaccinesAt } from '@nestwell/safety/care';

/** Her tip, with the vaccines that begin this week where she lives, and what the general weeks do not fit. */
export function useOwnTip({ trimester, currentWeek: week }: BabySummary, tip: string): string {
  const { babies, pregnancyFacts } = useMember();
  const { region } = useRegion();
  if (trimester === 'postpartum') return tip;
  const begins = vaccinesAt(week, region?.country).filter(({ from, to }) => from === week && to - from < 38);
  const own = ownPlanAt({ ...pregnancyFacts, week, babies });
  return [tip, ...[...own, ...begins].map(({ words }) => sentence(words))].join(' ');
}

const sentence = (words: string) => (/[.?!]$/.test(words) ? words : `${words}.`);
