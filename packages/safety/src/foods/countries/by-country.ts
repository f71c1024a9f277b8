import { fda, fsanz, nhs } from './authorities';
import { cheeseByCountry } from './cheese-by-country';
import type { CountryAdvice } from './country-advice';
import { fishByCountry } from './fish-by-country';

/** Where authorities differ: what each says of a food, by the food's id. */
export const byCountry: Readonly<Record<string, readonly CountryAdvice[]>> = {
  ...fishByCountry,
  ...cheeseByCountry,
  'runny-egg': [
    fda('Cook it until white and yolk are firm.'),
    nhs('Fine when the eggs carry the British Lion mark.', { fineIf: 'British Lion eggs' }),
    fsanz('Cook it until white and yolk are firm.'),
  ],
  'cold-meat': [
    fda('Heat it until it steams.'),
    nhs('Cured meat such as salami only cooked; ham that is sold cooked and packed is fine.'),
    fsanz('Cold meat only heated until it steams.'),
  ],
};
