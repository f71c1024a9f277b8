import { UsersRound } from '@nestwell/ui';
import type { CareOffer } from '../../lib/offer';
import { isQuiet } from '../../lib/whom-for';

export const partnerOffer: CareOffer = {
  to: '/care/partner',
  title: 'With a partner',
  group: 'along',
  shell: 'heather',
  Icon: UsersRound,
  About: () => 'What you choose, by a link that ends',
  isFor: (her) => !isQuiet(her),
};
