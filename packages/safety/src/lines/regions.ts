import { australia } from './countries/australia';
import { canada } from './countries/canada';
import { newZealand } from './countries/new-zealand';
import { unitedKingdom } from './countries/united-kingdom';
import { unitedStates } from './countries/united-states';
import type { Region } from './line';

/**
 * Crisis lines and the emergency number, country by country, in the order they are offered: what answers day and night
 * before what does not, what is for mothers before what is for everybody.
 */
export const regions: readonly Region[] = [unitedStates, canada, unitedKingdom, australia, newZealand];

const checkedOn = '2026-11-22';

/** Where none of these is: what stands in their place. */
export const elsewhere = {
  emergency: '112',
  directory: {
    name: 'Find A Helpline',
    url: 'https://findahelpline.com',
    source: 'findahelpline.com',
    checkedOn,
  },
  source: 'European Commission, digital-strategy.ec.europa.eu; GSMA',
  checkedOn,
} as const;
