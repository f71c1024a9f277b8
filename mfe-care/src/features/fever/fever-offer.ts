import { newbornFever } from '@nestwell/safety/signs';
import { TriangleAlert } from '@nestwell/ui';
import type { CareOffer } from '../../lib/offer';
import { hasBaby } from '../../lib/whom-for';

export const feverOffer: CareOffer = {
  to: '/care/fever',
  title: 'Fever?',
  group: 'baby',
  shell: 'russet',
  Icon: TriangleAlert,
  About: () => `${newbornFever.value.celsius} °C is an emergency`,
  isFor: hasBaby,
};
