import { Stethoscope } from '@nestwell/ui';
import type { CareOffer } from '../../lib/offer';

export const reportOffer: CareOffer = {
  to: '/care/report',
  title: 'For the doctor',
  group: 'along',
  shell: 'dusk',
  Icon: Stethoscope,
  About: () => 'A page to print',
  isFor: () => true,
};
