import { Luggage } from '@nestwell/ui';
import type { CareOffer } from '../../lib/offer';
import { isExpecting } from '../../lib/whom-for';
import { packedWords } from './listed-bag';
import { useBag } from './bag.queries';

export const bagOffer: CareOffer = {
  to: '/care/bag',
  title: 'Hospital bag',
  group: 'along',
  shell: 'straw',
  Icon: Luggage,
  About: Packed,
  isFor: isExpecting,
};

function Packed() {
  const { data = [] } = useBag();
  return data.length === 0 ? 'A list of your own' : packedWords(data);
}
