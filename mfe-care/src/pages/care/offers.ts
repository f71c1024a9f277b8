import { goesOn } from '../../features/body/goes-on';
import { yourBody } from '../../features/body/your-body';
import { canIEatOffer } from '../../features/can-i-eat/can-i-eat-offer';
import { bagOffer } from '../../features/bag/bag-offer';
import { birthWishesOffer } from '../../features/birth-wishes/birth-wishes-offer';
import { contractionsOffer } from '../../features/contractions/contractions-offer';
import { feedingOffers } from '../../features/feeding/feeding-offers';
import { feelOffer } from '../../features/feel/feel-offer';
import { feverOffer } from '../../features/fever/fever-offer';
import { settingsOffer } from '../../features/settings/settings-offer';
import { lessThanUsual } from '../../features/movements/less-than-usual';
import { medicinesOffer } from '../../features/medicines/medicines-offer';
import { movementsNow } from '../../features/movements/movements-now';
import { moodOffer } from '../../features/mood/mood-offer';
import { partnerOffer } from '../../features/partner/partner-offer';
import { pressureOffer } from '../../features/pressure/pressure-offer';
import { questionsOffer } from '../../features/questions/questions-offer';
import { recoveryOffer } from '../../features/recovery/recovery-offer';
import { reportOffer } from '../report/report-offer';
import { feedingNow } from './now/feeding-now';
import type { CareCard, CareOffer } from '../../lib/offer';

/** What stands above all rows, in this order. */
export const cards: readonly CareCard[] = [goesOn, lessThanUsual, movementsNow, feedingNow, yourBody];

/** The rows of the page, in this order within their group. A part of the module adds its line, and its folder. */
export const offers: readonly CareOffer[] = [
  ...feedingOffers,
  feverOffer,
  settingsOffer,
  feelOffer,
  pressureOffer,
  moodOffer,
  medicinesOffer,
  canIEatOffer,
  recoveryOffer,
  contractionsOffer,
  reportOffer,
  questionsOffer,
  partnerOffer,
  bagOffer,
  birthWishesOffer,
];
