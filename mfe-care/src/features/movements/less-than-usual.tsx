import { useMember } from '@nestwell/remote-kit';
import { movementsCall } from '@nestwell/safety/signs';
import { CallCard } from '../../lib/contact/call-card';
import type { CareCard } from '../../lib/offer';
import { knowsThem } from './knows-them';
import { whenToCallWords } from './movement-words';

/** Said first, wherever movements are spoken of. */
export const lessThanUsual: CareCard = {
  id: 'less-than-usual',
  isFor: knowsThem,
  Card: LessThanUsual,
};

function LessThanUsual() {
  const her = useMember();
  return (
    <CallCard title={movementsCall.value}>
      <p>{whenToCallWords(her)}</p>
    </CallCard>
  );
}
