import { movementsCall, movementsFrom } from '@nestwell/safety/signs';
import { CallCard } from '../../lib/contact/call-card';
import type { CareCard } from '../../lib/offer';
import { weekOf } from '../../lib/whom-for';

/** Said first, from the week on in which she knows how her baby moves. */
export const lessThanUsual: CareCard = {
  id: 'less-than-usual',
  isFor: (her) => (weekOf(her) ?? 0) >= movementsFrom.value,
  Card: () => (
    <CallCard title={movementsCall.value}>
      <p>Babies do not move less towards the end.</p>
    </CallCard>
  ),
};
