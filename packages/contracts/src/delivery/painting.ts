import type { ZoneClocks } from '@nestwell/domain/zone-clocks';
import type { PublicConfig } from '../kernel';
import type { Overlay, SeededAnswer } from './page-data';
import type { Registry } from './registry';
import type { ErrorText } from './signals.schemas';

/** What the first picture of a page is painted from: what the document tells the browser, and what the browser knows of itself. */
export interface PaintOrder {
  /** Path and query. */
  address: string;
  userId: string | null;
  /** IANA zone, what its clocks show in the years about now, and milliseconds since 1970. */
  zone: string;
  clocks: ZoneClocks;
  now: number;
  /** How days and clocks are written for her. */
  reading: { dateOrder: 'day-first' | 'month-first'; clockFace: '12h' | '24h' };
  /** BCP 47: what is written by the locale of her device follows it; null where nobody knows it. */
  locale: string | null;
  registry: Registry;
  config: PublicConfig;
  overlay: Overlay | null;
  answers: readonly SeededAnswer[];
}

/** A version whose part of a picture could not be painted, and why. */
export interface PaintFault {
  owner: string;
  /** Where its bundle could not be evaluated, it fails in every page; what throws in a render may fail in this one. */
  at: 'evaluation' | 'render';
  error: ErrorText;
}

/** The picture, as it stands in the page's root element. */
export interface Picture {
  html: string;
  /** Whether it shows something that the zone of the clock decides. */
  isZoned: boolean;
  faults: readonly PaintFault[];
  /** Keys of reads that it shows, and whose answers were not there. */
  lacks: readonly (readonly string[])[];
}
