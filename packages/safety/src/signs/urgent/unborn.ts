import { callForContractions, callWithoutCounting, termFrom } from '../labour';
import { movementsCall, movementsFrom } from '../movements';
import type { Country } from '../../lines/line';
import { type Sign, signsOf, UNREAD } from './sign';

const checkedOn = '2026-11-22';
const hearHer = signsOf('CDC, Hear Her: urgent maternal warning signs', checkedOn);
const movements = signsOf('RCOG Green-top Guideline 57; CDC, Hear Her', checkedOn);
const early = signsOf('RCOG Green-top Guideline 57, movements before 28 weeks', UNREAD);
const term = signsOf('ACOG; NICE NG25, preterm labour', checkedOn);
const late = signsOf('ACOG; NICE NG207, inducing labour', checkedOn);

/** Movements may be felt from here on. */
const MAY_BE_FELT = 16;
/** None felt by then needs a call. */
const ARE_FELT = 24;
const LAST_WEEK = 42;

const inWords = (parts: readonly string[]) => `${parts.slice(0, -1).join(', ')} or ${parts.at(-1) ?? ''}`;

/** From term on, where a country has a rule. */
const countedContractions = Object.entries(callForContractions).map(([country, rule]) =>
  signsOf(rule.source, rule.checkedOn)('labor', `Contractions that come ${rule.value}, from start to start`, {
    from: termFrom.value,
    country: country as Country,
  }),
);

/** What her unborn baby is called about, by week of pregnancy. */
export const unbornSigns: readonly Sign[] = [
  hearHer('bleeding', 'Any bleeding'),
  movements('movements', `Your baby moving. ${movementsCall.value}`, { from: movementsFrom.value }),
  early('movements', 'Once you have felt your baby move: moving less than usual', {
    from: MAY_BE_FELT,
    to: movementsFrom.value - 1,
  }),
  early('movements', 'No movements felt by 24 weeks', { from: ARE_FELT, to: movementsFrom.value - 1 }),
  hearHer('fluid', 'Fluid leaking, a gush or a trickle'),
  term('labor', `Regular contractions before ${termFrom.value} weeks`, { from: 14, to: termFrom.value - 1 }),
  term('labor', `In labor call without counting when ${inWords(callWithoutCounting.value)}`, {
    from: termFrom.value,
  }),
  ...countedContractions,
  late('labor', 'You have reached 42 weeks', { from: LAST_WEEK }, 'today'),
];
