import { useRegion } from '@nestwell/remote-kit';
import type { Country } from '@nestwell/safety/lines';

export type DiaperWord = 'diaper' | 'nappy';

const WITH_NAPPIES: readonly (Country | undefined)[] = ['gb', 'au', 'nz'];

/** What a diaper is called in a country. */
export const diaperIn = (country: Country | undefined): DiaperWord =>
  WITH_NAPPIES.includes(country) ? 'nappy' : 'diaper';

export const useDiaperWord = (): DiaperWord => diaperIn(useRegion().region?.country);

export const diapersOf = { diaper: 'diapers', nappy: 'nappies' } as const;

/** At the start of a label. */
export const diaperTitle = { diaper: 'Diaper', nappy: 'Nappy' } as const;
