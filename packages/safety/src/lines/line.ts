import type { Evidence } from '../evidence/evidence';
import type { Hours } from './hours';

/** Where we know whom to call. */
export type Country = 'us' | 'ca' | 'gb' | 'au' | 'nz';

/** What a line is for. The emergency number is not among them: it is the region's own. */
export type LineKind = 'crisis' | 'perinatal' | 'health' | 'poison' | 'abuse' | 'eating';

export interface Line extends Evidence {
  kind: LineKind;
  name: string;
  /** As shown; dialled without its spaces and dashes. */
  number: string;
  /** Whom it is for and what it gives. */
  note: string;
  hours: Hours;
  /** Takes texts: at the same number, or at another, with the word a text begins with. */
  texts?: true | { number: string; word: string };
  /** Takes no calls. */
  textsOnly?: true;
  /** It says of itself that it is no crisis service: it stands apart from those that are. */
  notForCrisis?: true;
}

/** Help without one number for the whole country. */
export interface HelpPage extends Evidence {
  kind: LineKind;
  name: string;
  note: string;
  url: string;
}

export interface Region extends Evidence {
  country: Country;
  /** The country's name. */
  region: string;
  /** The number of ambulance and police. */
  emergency: string;
  lines: readonly Line[];
  pages?: readonly HelpPage[];
}
