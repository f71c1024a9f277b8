import { useMember, useRegion } from '@nestwell/remote-kit';
import { bodyAfterLoss } from '@nestwell/safety/loss';
import { callWhilePaused, regionalWords } from '@nestwell/safety/signs';
import { CallCard } from '../../lib/contact/call-card';
import type { CareCard } from '../../lib/offer';
import { isCarrying, isQuiet } from '../../lib/whom-for';

/** When her body needs care, for a member who hears nothing of pregnancies and babies. */
export const yourBody: CareCard = {
  id: 'your-body',
  isFor: isQuiet,
  Card: YourBody,
};

function YourBody() {
  const { region } = useRegion();
  const signs = isCarrying(useMember()) ? callWhilePaused : bodyAfterLoss;
  return (
    <CallCard title="Your body">
      <p>{regionalWords(signs.value, region?.country)}</p>
    </CallCard>
  );
}
