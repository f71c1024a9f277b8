import { useRegion, useUser } from '@nestwell/remote-kit';
import { useSearchParams } from '@nestwell/remote-kit/router';
import { formulaCareAt, newbornCareAt, type NewbornLine } from '@nestwell/safety/baby';
import { askInPregnancy, ownCheckAt, ownPlanAt, vaccinesAt, type Care } from '@nestwell/safety/care';
import { regionalWords } from '@nestwell/safety/signs';
import { spellsAt } from '@nestwell/safety/weeks';
import { placeOf } from './place';

interface OwnCare {
  care: Care[];
  newborn: NewbornLine[];
}

/** Care content of the shown week or month, by country and by the facts the member has stated. */
export function useOwnCare(): OwnCare {
  const { user } = useUser();
  const [search] = useSearchParams();
  const { region } = useRegion();
  const country = region?.country;
  const place = user && placeOf(user, search);
  if (!place) return { care: [], newborn: [] };
  const { kind, number } = place;
  const inRegionalWords = <One extends { words: string }>(all: readonly One[]): One[] =>
    all.map((one) => ({ ...one, words: regionalWords(one.words, country) }));
  if (kind === 'month') {
    const formula = user.isBreastfeeding ? [] : formulaCareAt(number, country);
    return {
      care: inRegionalWords(ownCheckAt(number, country)),
      newborn: inRegionalWords([...formula, ...newbornCareAt(number, country)]),
    };
  }
  const { babies, pregnancyFacts } = user;
  const own = ownPlanAt({ ...pregnancyFacts, week: number, babies });
  const asks = spellsAt(askInPregnancy, number);
  return { care: inRegionalWords([...own, ...vaccinesAt(number, country), ...asks]), newborn: [] };
}
