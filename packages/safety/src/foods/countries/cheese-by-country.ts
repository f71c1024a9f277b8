import { fda, fsanz, healthCanada, mpi, nhs } from './authorities';
import type { CountryAdvice } from './country-advice';

const sameMouldCheese = 'Pasteurized too: only cooked until steaming.';
const onlyCooked = { level: 'avoid', fineIf: 'cooked', short: 'Only cooked until steaming' } as const;
const sameSoftCheese = 'Only cooked until steaming, pasteurized too.';

/** Where authorities differ about soft cheese. */
export const cheeseByCountry: Readonly<Record<string, readonly CountryAdvice[]>> = {
  'mould-cheese': [
    fda('Made from pasteurized milk it is fine.', { fineIf: 'pasteurized', short: 'Only pasteurized' }),
    healthCanada(sameMouldCheese),
    nhs(sameMouldCheese),
    fsanz(sameMouldCheese),
    mpi(sameMouldCheese),
  ],
  'mould-cheese-pasteurised': [
    fda('Made from pasteurized milk it is fine.', { level: 'fine', short: 'Pasteurized' }),
    healthCanada(sameMouldCheese),
    nhs(sameMouldCheese),
    fsanz(sameMouldCheese),
    mpi(sameMouldCheese),
  ],
  'soft-cheese': [
    fda('Fine when pasteurized.', { fineIf: 'pasteurized', short: 'Only pasteurized' }),
    healthCanada(sameSoftCheese, onlyCooked),
    nhs('Fine when pasteurized.', { fineIf: 'pasteurized', short: 'Only pasteurized' }),
    fsanz(sameSoftCheese, onlyCooked),
    mpi(sameSoftCheese, onlyCooked),
  ],
  stilton: [
    fda('Blue cheese is fine made from pasteurized milk.', {
      fineIf: 'pasteurized',
      short: 'Only pasteurized',
    }),
    healthCanada(sameMouldCheese),
    nhs('Counts among the hard cheeses, which are fine.', { level: 'fine', short: 'Hard blue cheese' }),
    fsanz(sameMouldCheese),
    mpi(sameMouldCheese),
  ],
  mozzarella: [
    nhs('Fine when pasteurized.', { fineIf: 'pasteurized', short: 'Only pasteurized' }),
    fsanz(sameSoftCheese, onlyCooked),
    mpi(sameSoftCheese, onlyCooked),
  ],
  'mozzarella-pasteurised': [fsanz(sameSoftCheese, onlyCooked), mpi(sameSoftCheese, onlyCooked)],
  'soft-cheese-pasteurised': [
    fda('Fine when pasteurized.'),
    healthCanada(sameSoftCheese, onlyCooked),
    nhs('Fine when pasteurized.'),
    fsanz(sameSoftCheese, onlyCooked),
    mpi(sameSoftCheese, onlyCooked),
  ],
};
