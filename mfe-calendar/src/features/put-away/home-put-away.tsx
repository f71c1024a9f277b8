import { isPausedAndGoesOn } from '@nestwell/contracts/account';
import { useUser } from '@nestwell/remote-kit';
import { PutAwayCard } from '../../lib/put-away/put-away-card';

/**
 * On Home only while she is quiet about pregnancies and babies. Of a pregnancy that goes on, visits that were put away
 * before can be brought back here.
 */
export function HomePutAway() {
  const { user } = useUser();
  return user?.pregnancyPaused ? <PutAwayCard withBack={isPausedAndGoesOn(user)} /> : null;
}
