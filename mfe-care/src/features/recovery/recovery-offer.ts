import { Activity } from '@nestwell/ui';
import type { CareOffer } from '../../lib/offer';
import { isCarrying } from '../../lib/whom-for';

export const recoveryOffer: CareOffer = {
  to: '/care/body',
  title: 'Your body',
  group: 'you',
  shell: 'russet',
  Icon: Activity,
  About: () => 'Bleeding, breath, wound, breasts',
  isFor: (her) => !isCarrying(her),
};
