import { Activity } from '@nestwell/ui';
import type { CareOffer } from '../../lib/offer';
import { isExpecting } from '../../lib/whom-for';

export const feelOffer: CareOffer = {
  to: '/care/feel',
  title: 'How I feel',
  group: 'you',
  shell: 'russet',
  Icon: Activity,
  About: () => 'Bleeding, pain, fever: when to call',
  isFor: isExpecting,
};
