import { Settings } from '@nestwell/ui';
import type { CareOffer } from '../../lib/offer';
import { hasBaby } from '../../lib/whom-for';

export const settingsOffer: CareOffer = {
  to: '/care/settings',
  title: 'Names and days',
  group: 'baby',
  shell: 'dusk',
  Icon: Settings,
  About: () => 'What your baby is called, when a day begins',
  isFor: hasBaby,
};
