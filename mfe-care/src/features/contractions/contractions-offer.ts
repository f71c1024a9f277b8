import { Activity } from '@nestwell/ui';
import type { CareOffer } from '../../lib/offer';
import { isCarrying } from '../../lib/whom-for';

export const contractionsOffer: CareOffer = {
  to: '/care/contractions',
  title: 'Contractions',
  group: 'you',
  shell: 'russet',
  Icon: Activity,
  About: () => 'Timer and when to call',
  isFor: isCarrying,
};
