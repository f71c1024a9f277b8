import { TriangleAlert } from '@nestwell/ui';
import type { CareOffer } from '../../lib/offer';
import { hasBaby } from '../../lib/whom-for';
import { FeverWords } from './fever-words';

export const feverOffer: CareOffer = {
  to: '/care/fever',
  title: 'Fever?',
  group: 'baby',
  shell: 'russet',
  Icon: TriangleAlert,
  About: FeverWords,
  isFor: hasBaby,
};
