import { bodyAfterLoss } from '@nestwell/safety/loss';
import { CallCard } from '../../lib/contact/call-card';
import type { CareCard } from '../../lib/offer';
import { isQuiet } from '../../lib/whom-for';

/** When her body needs care, for a member who hears nothing of pregnancies and babies. */
export const yourBody: CareCard = {
  id: 'your-body',
  isFor: isQuiet,
  Card: () => (
    <CallCard title="Your body">
      <p>{bodyAfterLoss.value}</p>
    </CallCard>
  ),
};
