import { fda, fsanz, healthCanadaCaffeine, fsanzUnread, mpiUnread, nhs, nhsCaffeine } from './authorities';
import { cheeseByCountry } from './cheese-by-country';
import type { CountryAdvice } from './country-advice';
import { fishByCountry } from './fish-by-country';

/** Where authorities differ: what each says of a food, by the food's id. */
export const byCountry: Readonly<Record<string, readonly CountryAdvice[]>> = {
  ...fishByCountry,
  ...cheeseByCountry,
  'runny-egg': [
    fda('Cook it until white and yolk are firm.'),
    nhs('Fine when the eggs carry the British Lion mark.', {
      fineIf: 'British Lion eggs',
      short: 'Only British Lion eggs',
      why: 'Raw or runny egg can carry salmonella. Hens behind British Lion eggs are vaccinated against it.',
    }),
    fsanz('Cook it until white and yolk are firm.'),
  ],
  coffee: [
    nhsCaffeine('A mug of filter coffee holds about 140 mg, one of instant 100.'),
    healthCanadaCaffeine('A cup of filter coffee holds up to 179 mg, one of instant 106.'),
  ],
  'instant-coffee': [
    nhsCaffeine('A mug of instant coffee holds about 100 mg.'),
    healthCanadaCaffeine('A cup of instant coffee holds up to 106 mg.'),
  ],
  'black-tea': [nhsCaffeine('A mug of tea holds about 75 mg.')],
  'green-tea': [nhsCaffeine('A mug of tea holds about 75 mg; green tea can hold as much as black.')],
  cola: [nhsCaffeine('A can (330 ml) of cola holds about 40 mg.')],
  'hummus-and-tahini': [
    mpiUnread('Leave out hummus and tahini, bought or made at home.', {
      level: 'avoid',
      short: 'Leave it out',
    }),
    fsanzUnread('Eat it within two days of opening, kept cold.'),
  ],
  'frozen-berries': [
    mpiUnread('Cook them until they boil for a minute.', {
      level: 'avoid',
      fineIf: 'boiled',
      short: 'Only boiled',
    }),
  ],
  'cured-meat': [
    fda('Heat it until it steams.'),
    nhs('Cured meat such as salami only cooked through.'),
    fsanz('Cold meat only heated until it steams.'),
  ],
  'deli-meat': [
    fda('Heat it until it steams.'),
    nhs('Cold meat that is sold cooked and packed, such as ham or corned beef, is fine.', {
      level: 'fine',
      short: 'Fine cooked and packed',
      why: 'Cooked meat, sold packed. Keep it cold, and eat it before its date.',
    }),
    fsanz('Cold meat only heated until it steams.'),
  ],
};
