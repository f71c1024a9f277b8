import { Utensils } from '@nestwell/ui';
import type { CareOffer } from '../../lib/offer';
import { isCarrying, isQuiet } from '../../lib/whom-for';
import { useCaffeineToday } from './caffeine/caffeine.queries';
import { caffeineWords } from './caffeine/caffeine-words';

export const canIEatOffer: CareOffer = {
  to: '/care/can-i-eat',
  title: 'Can I eat this?',
  group: 'you',
  shell: 'moss',
  Icon: Utensils,
  About: CaffeineSoFar,
  isFor: (her) => !isQuiet(her) || isCarrying(her),
};

/** What she has had today, where there is any. */
function CaffeineSoFar() {
  const { tally } = useCaffeineToday();
  return tally && tally.entries.length > 0 ? `Caffeine today: ${caffeineWords(tally)}` : 'Look it up';
}
