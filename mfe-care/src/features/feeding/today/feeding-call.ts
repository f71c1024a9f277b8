import { newbornFeeding } from '@nestwell/safety/signs';
import { diaperIn, diapersOf } from '../../../lib/diaper-word';
import type { Country } from '@nestwell/safety/lines';

/** Until this age counts say something; later a change does. */
const COUNTED_DAYS = 42;

interface Fed {
  /** Null where no birth is known: the counts stand. */
  daysOld: number | null;
  isBreastfeeding: boolean;
  country: Country | undefined;
}

/** Below what feeding needs a call, by age and way of feeding: a daily false alarm teaches to overlook the true one. */
export function feedingCall({ daysOld, isBreastfeeding, country }: Fed): string {
  const { feeds, wetNappies, fromDay } = newbornFeeding.value;
  const diapers = diapersOf[diaperIn(country)];
  if (daysOld !== null && daysOld > COUNTED_DAYS)
    return `Fewer wet ${diapers} than usual, or feeding much less?`;
  const wet = `fewer than ${wetNappies} wet ${diapers} from day ${fromDay}?`;
  return isBreastfeeding
    ? `Fewer than ${feeds} feeds in 24 hours, or ${wet}`
    : `Two feeds missed, drinking much less, or ${wet}`;
}
