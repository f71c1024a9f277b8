import type { Sign } from './sign';
import { signsFor, type SignsQuery } from './signs-for';

/** A sign that she is asked about in few words. */
export interface AskedSign {
  label: string;
  sign: Sign;
  /** The sign in few words, where the list says more than one thing of it. */
  short?: string;
  /** What to do first. */
  first?: string;
  /** What to say on the phone beside the week. */
  tell: string;
}

interface Asked extends Omit<AskedSign, 'sign'> {
  /** How the sign of the list begins. */
  begins: string;
}

const bleeding: Asked = { label: 'Bleeding', begins: 'Any bleeding', tell: 'how much' };
const fluid: Asked = { label: 'Fluid leaking', begins: 'Fluid leaking', tell: 'since when, and its color' };
const others: readonly Asked[] = [
  { label: 'Strong belly pain', begins: 'Severe belly pain', tell: 'where it hurts, and since when' },
  {
    label: 'Can’t keep fluids down',
    begins: 'No urine, or no drink kept down',
    tell: 'when you last kept a drink down',
  },
  { label: 'Fever', begins: 'A fever of', tell: 'what the thermometer shows' },
];
const moving = (begins: string): Asked => ({
  label: 'Moving less',
  short: 'Moving less than usual',
  first: 'Do not count.',
  begins,
  tell: 'when you last felt your baby move',
});
const head: readonly Asked[] = [
  {
    label: 'Headache that won’t go away',
    begins: 'A headache that won’t go away',
    tell: 'since when, and your blood pressure if you know it',
  },
  { label: 'Changes in what I see', begins: 'Changes in what you see', tell: 'what you see, and since when' },
  { label: 'Very swollen hands or face', begins: 'Extreme swelling', tell: 'since when' },
];

/** Until then what belongs to an early pregnancy is asked, after it what belongs to a later one. */
const SECOND_TRIMESTER = 14;

const early: readonly Asked[] = [
  bleeding,
  ...others,
  { label: 'Pain low on one side', begins: 'Pain low on one side', tell: 'where it hurts, and since when' },
];
const later: readonly Asked[] = [
  moving('Your baby moving'),
  moving('Once you have felt your baby move'),
  bleeding,
  fluid,
  ...others,
  ...head,
];

/** What a pregnant member is asked each day: signs of the one list, each a call now. Without a week those of a later one. */
export function askedToday(query: Pick<SignsQuery, 'week' | 'country'>): AskedSign[] {
  const { baby, you } = signsFor({ ...query, stage: 'pregnant' });
  const signs = [...baby, ...you];
  const asked = query.week !== undefined && query.week < SECOND_TRIMESTER ? early : later;
  return asked.flatMap(({ begins, ...said }) => {
    const sign = signs.find(({ words }) => words.startsWith(begins));
    return sign ? [{ ...said, sign }] : [];
  });
}
