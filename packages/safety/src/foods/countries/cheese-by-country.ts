import { fda, fsanz, healthCanada, mpi, nhs } from './authorities';
import type { CountryAdvice } from './country-advice';

const sameMouldCheese = 'Pasteurised too: only cooked until steaming.';
const onlyCooked = { level: 'avoid', fineIf: 'cooked', short: 'Only cooked until steaming' } as const;
const sameSoftCheese = 'Only cooked until steaming, pasteurised too.';

/** Where authorities differ about soft cheese. */
export const cheeseByCountry: Readonly<Record<string, readonly CountryAdvice[]>> = {
  'mould-cheese': [
    fda('Made from pasteurised milk it is fine.', { fineIf: 'pasteurised' }),
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
  'soft-cheese-pasteurised': [
    fda('Fine when pasteurised.'),
    healthCanada(sameSoftCheese, onlyCooked),
    nhs('Fine when pasteurised.'),
    fsanz(sameSoftCheese, onlyCooked),
    mpi(sameSoftCheese, onlyCooked),
  ],
};
