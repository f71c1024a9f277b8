import { movementsFrom } from '@nestwell/safety/signs';
import { Footprints } from '@nestwell/ui';
import type { User } from '@nestwell/contracts/account';
import type { CareOffer } from '../../lib/offer';
import { weekOf } from '../../lib/whom-for';

/** From the week on in which she knows how her baby moves. */
export const knowsThem = (her: User) => (weekOf(her) ?? 0) >= movementsFrom.value;

export const movementsOffer: CareOffer = {
  to: '/care/movements',
  title: 'Movements',
  group: 'baby',
  shell: 'russet',
  Icon: Footprints,
  About: () => 'Less than usual? Call',
  isFor: knowsThem,
};
