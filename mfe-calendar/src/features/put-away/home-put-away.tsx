import { useUser } from '@nestwell/remote-kit';
import { PutAwayCard } from '../../lib/put-away/put-away-card';

/** On Home only while she is quiet about pregnancies and babies. */
export function HomePutAway() {
  const { user } = useUser();
  return user?.pregnancyPaused ? <PutAwayCard /> : null;
}
