import { useMember, useNow, useOffers, useQuery, useShowsFigures, useDeviceDate } from '@nestwell/remote-kit';
import { useMemo, useRef } from 'react';
import { mealTypeAt } from '../../../lib/meals/eaten';
import { lastMeals } from '../../../lib/meals/meals.queries';
import { againOffers } from './again-offers';
import { useLogAgain } from './use-log-again';

/** The meal that this hour suggests, and by their names whatever she ate lately. */
export function Offering() {
  const member = useMember();
  const { data: meals } = useQuery(lastMeals(member.id));
  const today = useDeviceDate();
  const kind = mealTypeAt(new Date(useNow()));
  const showsFigures = useShowsFigures();
  const logAgain = useLogAgain();
  const log = useRef(logAgain);
  log.current = logAgain;
  const offers = useMemo(
    () => againOffers(meals ?? [], { kind, today, showsFigures, member }, (eaten) => log.current(eaten)),
    [meals, kind, today, showsFigures, member],
  );
  useOffers(offers);
  return null;
}
