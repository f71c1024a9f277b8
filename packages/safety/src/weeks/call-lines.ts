import { bleeding } from '../signs/bleeding';
import { bloodPressure } from '../signs/blood-pressure';
import { callWithoutCounting, termFrom } from '../signs/labour';
import { movementsCall, movementsFrom } from '../signs/movements';
import { newbornFeeding, newbornFever } from '../signs/newborn';
import { urgentSigns } from '../signs/urgent';
import { ailingBaby } from './after-birth';

export interface CallLines {
  baby: readonly string[];
  you: readonly string[];
}

/** Her own signs are looked for through one year after birth. */
const FIRST_YEAR = 12;
const MOVING_LESS = 'Your baby moving less, while you are pregnant';
const [today, emergency] = [bloodPressure.callToday, bloodPressure.emergency];
const pressure = `Blood pressure of ${today.upper} or more, or a lower figure of ${today.lower} or more: call today. ${emergency.upper} or ${emergency.lower}: an emergency`;

/** What a week of pregnancy is to be called about. */
export function callOfWeek(week: number): CallLines {
  const moving = week < movementsFrom.value ? MOVING_LESS : `Your baby moving. ${movementsCall.value}`;
  const others = urgentSigns.value.filter(
    (sign) =>
      sign !== MOVING_LESS && sign !== bleeding.afterBirth.value && sign !== bleeding.inPregnancy.value,
  );
  return { baby: [], you: [...labourOf(week), bleeding.inPregnancy.value, moving, ...others, pressure] };
}

function labourOf(week: number): string[] {
  if (week < termFrom.value) return [`Regular contractions before ${termFrom.value} weeks`];
  const lines = [`In labour call without counting when ${inWords(callWithoutCounting.value)}`];
  return week >= 42 ? ['You have reached 42 weeks: call today', ...lines] : lines;
}

const inWords = (parts: readonly string[]) => `${parts.slice(0, -1).join(', ')} or ${parts.at(-1) ?? ''}`;

/** What a month after birth is to be called about. `month` is her baby's age since birth. */
export function callOfMonth(month: number): CallLines {
  const { celsius, underMonths } = newbornFever.value;
  const { feeds, wetNappies, fromDay } = newbornFeeding.value;
  const small = [
    `A fever of ${celsius} °C or more under ${underMonths} months: an emergency`,
    `From day ${fromDay}, fewer than ${feeds} feeds or ${wetNappies} wet nappies in a day`,
  ];
  const hers = urgentSigns.value.filter(
    (sign) => sign !== MOVING_LESS && sign !== bleeding.inPregnancy.value,
  );
  return {
    baby: [...small.slice(0, month < underMonths ? (month < 2 ? 2 : 1) : 0), ...ailingBaby.value],
    you: month <= FIRST_YEAR ? [...hers, pressure] : [],
  };
}
