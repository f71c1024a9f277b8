import { movementsCall } from '@nestwell/safety/signs';
import { CallCard } from '../../lib/contact/call-card';
import type { CareCard } from '../../lib/offer';
import { knowsThem } from './knows-them';

/** Said first, wherever movements are spoken of. */
export const lessThanUsual: CareCard = {
  id: 'less-than-usual',
  isFor: knowsThem,
  Card: () => (
    <CallCard title={movementsCall.value}>
      <p>Babies do not move less towards the end.</p>
    </CallCard>
  ),
};
