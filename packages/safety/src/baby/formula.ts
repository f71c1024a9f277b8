import type { Country } from '../lines/line';
import { spellsAt } from '../weeks/spell';
import type { NewbornLine } from './newborn-care';

const checkedOn = '';
const ages = { from: 0, to: 12 };
const milkAges = { from: 0, to: 5 };

/** From so many millilitres in 24 hours on, more is asked about first. */
const MOST = 'Close to 1,000 ml (32 oz) in 24 hours? Ask before you give more.';
const CUES = 'Baby shows when it is enough: nobody has to finish a bottle.';

const howMuch = (words: string, source: string): NewbornLine => ({
  ...milkAges,
  title: 'How much',
  words: `${words} ${CUES} ${MOST}`,
  source,
  checkedOn,
});
const fresh = (words: string, source: string): NewbornLine => ({
  ...ages,
  title: 'Fresh each time',
  words: `${words} Never warm it in a microwave: it scalds.`,
  source,
  checkedOn,
});

/** The hottest and the shortest of what countries say: where one says less, ours stays the safer. */
const making: NewbornLine = {
  ...ages,
  title: 'Making a bottle',
  words:
    'Wash your hands; clean and sterilize all parts. Boil fresh water and use it within 30 minutes, while it is still 70 °C (158 °F) or hotter. Water first, then level scoops as the pack says, never more or fewer. Cool it, and try a drop on your wrist.',
  source: 'WHO, safe preparation of powdered infant formula; NHS, how to make up baby formula',
  checkedOn,
};
const readyMade: NewbornLine = {
  ...ages,
  to: 2,
  title: 'Under two months, or born early',
  words: 'Powder is not sterile. Liquid that is ready to feed is the safer choice; ask which one.',
  source: 'CDC, infant formula preparation and storage',
  checkedOn,
};
const never: NewbornLine = {
  ...ages,
  title: 'Nothing else instead',
  words:
    'No cow’s or plant milk as a drink before 12 months, no homemade formula, no extra water in it, no cereal in the bottle.',
  source: 'FDA, infant formula; NHS, types of formula',
  checkedOn,
};

interface ByCountry {
  amount: NewbornLine;
  fresh: NewbornLine;
}

/** What the pack says is all that holds everywhere. */
const everywhere: ByCountry = {
  amount: howMuch(
    'The pack’s table goes by age and is a guide. In the first days it is 30 to 60 ml (1 to 2 oz) a feed.',
    'WHO, safe preparation of powdered infant formula',
  ),
  fresh: fresh(
    'Make each feed when it is needed, use it within 2 hours, and throw away what is left one hour after baby began to drink.',
    'WHO, safe preparation of powdered infant formula; CDC, infant formula preparation and storage',
  ),
};

/** Amounts and times by country, each in its own words. */
export const formulaByCountry: Record<Country, ByCountry> = {
  us: {
    amount: howMuch(
      'In the first days 1 to 2 oz (30 to 60 ml) a feed; then about 2½ oz (75 ml) a day for each pound of weight.',
      'American Academy of Pediatrics, amount and schedule of formula feedings',
    ),
    fresh: fresh(
      'Use it within 2 hours, and within 1 hour once baby has begun to drink; then throw it away. In the fridge, 24 hours at most.',
      'CDC, infant formula preparation and storage',
    ),
  },
  ca: {
    amount: howMuch(
      'The pack’s table goes by age and is a guide. In the first days it is 30 to 60 ml (1 to 2 oz) a feed.',
      'Health Canada, infant formula',
    ),
    fresh: fresh(
      'Make each feed when it is needed, use it within 2 hours, and throw away what is left. In the fridge, 24 hours at most.',
      'Health Canada, infant formula',
    ),
  },
  gb: {
    amount: howMuch(
      'From about one week 150 to 200 ml a day for each kilogram of weight, less in the first days.',
      'NHS, bottle feeding advice',
    ),
    fresh: fresh(
      'Make each feed when it is needed, use it within 2 hours, and throw away what is left. A prep machine may not make the water hot enough: ask.',
      'NHS, how to make up baby formula',
    ),
  },
  au: {
    amount: howMuch(
      'From day 5 about 150 ml a day for each kilogram of weight, from three months about 120 ml.',
      'NHMRC, infant feeding guidelines',
    ),
    fresh: fresh(
      'Make each feed when it is needed, use it within 2 hours, and throw away what is left one hour after baby began to drink.',
      'NHMRC, infant feeding guidelines',
    ),
  },
  nz: {
    amount: howMuch(
      'The pack’s table goes by age and weight and is a guide.',
      'Health New Zealand, formula feeding',
    ),
    fresh: fresh(
      'Make each feed when it is needed, use it within 2 hours, and throw away what is left.',
      'Health New Zealand, formula feeding',
    ),
  },
};

/** How a bottle of formula is made and how much it holds, at a baby's age in months, where she lives. */
export function formulaCareAt(month: number, country: Country | undefined): NewbornLine[] {
  const here = country ? formulaByCountry[country] : everywhere;
  return spellsAt([here.amount, making, here.fresh, readyMade, never], month);
}
