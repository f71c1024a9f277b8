import type { Evidence } from '../../evidence/evidence';
import type { Country } from '../../lines/line';

export type SignKind =
  | 'bleeding'
  | 'fluid'
  | 'movements'
  | 'labor'
  | 'chest'
  | 'head'
  | 'fit'
  | 'pressure'
  | 'belly'
  | 'limb'
  | 'accident'
  | 'selfHarm'
  | 'psychosis'
  | 'violence'
  | 'tiredness'
  | 'breathing'
  | 'temperature'
  | 'waking'
  | 'feeding'
  | 'skin';

/** One thing to call about, at any hour or today. */
export interface Sign extends Evidence {
  kind: SignKind;
  words: string;
  urgency: 'now' | 'today';
  /** The weeks of pregnancy, or the days of a baby's life, that it belongs to: the first and the last; all without. */
  from?: number;
  to?: number;
  /** Said in this country alone. */
  country?: Country;
  /** Goes by the younger of a baby's two ages, where it was born before 37 weeks. */
  byYoungerAge?: true;
}

type Where = Pick<Sign, 'from' | 'to' | 'country' | 'byYoungerAge'>;

/** Makes signs of one kind with one source. */
export const signsOf =
  (source: string, checkedOn: string) =>
  (kind: SignKind, words: string, where: Where = {}, urgency: Sign['urgency'] = 'now'): Sign => ({
    kind,
    words,
    urgency,
    ...where,
    source,
    checkedOn,
  });

/** Its source was not read: the careful form stands. */
export const UNREAD = '';
