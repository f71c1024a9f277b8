import type { Evidence } from '../evidence/evidence';
import type { Hours } from './hours';

/** Where we know whom to call. */
export type Country = 'us' | 'ca' | 'gb' | 'au' | 'nz';

export interface Line extends Evidence {
  name: string;
  /** As shown; dialled without its spaces and dashes. */
  number: string;
  /** Whom it is for and what it gives. */
  note: string;
  hours: Hours;
  /** Takes texts at the same number. */
  texts?: true;
}

export interface Region extends Evidence {
  country: Country;
  /** The country's name. */
  region: string;
  /** The number of ambulance and police. */
  emergency: string;
  lines: readonly Line[];
}
