import { noBirthWishes } from '@nestwell/contracts/care';
import { ScrollText } from '@nestwell/ui';
import type { CareOffer } from '../../lib/offer';
import { isExpecting } from '../../lib/whom-for';
import { useBirthWishes } from './birth-wishes.queries';
import { hasWishes } from '../../lib/birth-wishes/wish-words';

export const birthWishesOffer: CareOffer = {
  to: '/care/birth-wishes',
  title: 'Birth wishes',
  group: 'along',
  shell: 'straw',
  Icon: ScrollText,
  About: Begun,
  isFor: isExpecting,
};

function Begun() {
  const { data = noBirthWishes } = useBirthWishes();
  return hasWishes(data) ? 'Started' : 'What you wish for the birth';
}
