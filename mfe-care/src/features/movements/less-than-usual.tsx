import { useMember } from '@nestwell/remote-kit';
import { movementsCall, movementsNone } from '@nestwell/safety/signs';
import { CallCard } from '../../lib/contact/call-card';
import type { CareCard } from '../../lib/offer';
import { isBeforeCounts, knowsThem } from './knows-them';

/** Said first, wherever movements are spoken of. */
export const lessThanUsual: CareCard = {
  id: 'less-than-usual',
  isFor: knowsThem,
  Card: LessThanUsual,
};

function LessThanUsual() {
  const isEarly = isBeforeCounts(useMember());
  return (
    <CallCard title={movementsCall.value}>
      <p>{isEarly ? movementsNone.value : 'Babies do not move less toward the end.'}</p>
    </CallCard>
  );
}
