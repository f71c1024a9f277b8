import { fda, fsanz, healthCanada, mpi, nhs } from './authorities';
import type { CountryAdvice } from './country-advice';

const sameMouldCheese = 'Pasteurised too: only cooked until steaming.';
const onlyCooked = { level: 'avoid', fineIf: 'cooked', short: 'Only cooked until steaming' } as const;
const sameSoftCheese = 'Only cooked until steaming, pasteurised too.';

/** Where authorities differ about soft cheese. */
export const cheeseByCountry: Readonly<Record<string, readonly CountryAdvice[]>> = {
  'mould-cheese': [
    fda('Made from pasteurised milk it is fine.', { fineIf: 'pasteurised', short: 'Only pasteurised' }),
    healthCanada(sameMouldCheese),
    nhs(sameMouldCheese),
    fsanz(sameMouldCheese),
    mpi(sameMouldCheese),
  ],
  'mould-cheese-pasteurised': [
    fda('Made from pasteurised milk it is fine.', { level: 'fine', short: 'Pasteurised' }),
    healthCanada(sameMouldCheese),
    nhs(sameMouldCheese),
    fsanz(sameMouldCheese),
    mpi(sameMouldCheese),
  ],
  'soft-cheese': [
    fda('Fine when pasteurised.', { fineIf: 'pasteurised', short: 'Only pasteurised' }),
    healthCanada(sameSoftCheese, onlyCooked),
    nhs('Fine when pasteurised.', { fineIf: 'pasteurised', short: 'Only pasteurised' }),
    fsanz(sameSoftCheese, onlyCooked),
    mpi(sameSoftCheese, onlyCooked),
  ],
  stilton: [
    fda('Blue cheese is fine made from pasteurised milk.', {
      fineIf: 'pasteurised',
      short: 'Only pasteurised',
    }),
    healthCanada(sameMouldCheese),
    nhs('Counts among the hard cheeses, which are fine.', { level: 'fine', short: 'Hard blue cheese' }),
    fsanz(sameMouldCheese),
    mpi(sameMouldCheese),
  ],
  mozzarella: [
    nhs('Fine when pasteurised.', { fineIf: 'pasteurised', short: 'Only pasteurised' }),
    fsanz(sameSoftCheese, onlyCooked),
    mpi(sameSoftCheese, onlyCooked),
  ],
  'mozzarella-pasteurised': [fsanz(sameSoftCheese, onlyCooked), mpi(sameSoftCheese, onlyCooked)],
  'soft-cheese-pasteurised': [
    fda('Fine when pasteurised.'),
    healthCanada(sameSoftCheese, onlyCooked),
    nhs('Fine when pasteurised.'),
    fsanz(sameSoftCheese, onlyCooked),
    mpi(sameSoftCheese, onlyCooked),
  ],
};
