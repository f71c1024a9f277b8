import type { ZoneClocks } from '@nestwell/domain/zone-clocks';
import type { PublicConfig } from '../kernel';
import type { Overlay, SeededAnswer } from './page-data';
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
  /** Whether the window is a desk's, as far as is known. */
  isWide: boolean;
  /** Her language, a BCP 47 tag: what a format follows that names none; null where nobody knows it. */
  locale: string | null;
  /** How days and clocks are written for her. */
  reading: { dateOrder: 'day-first' | 'month-first'; clockFace: '12h' | '24h' };
  /** Key of the registry, which was handed over before. */
  registry: string;
  config: PublicConfig;
  overlay: Overlay | null;
  answers: readonly SeededAnswer[];
  /** Whose parts are painted, by `id@version`; all others come later. */
  owners: readonly string[];
  /** Keys of the style sheets, in their order. */
  sheets: readonly string[];
}

/** A version whose part of a picture could not be painted, and why. */
export interface PaintFault {
  owner: string;
  error: ErrorText;
}

/** The picture, as it stands in the page's root element. */
export interface Picture {
  html: string;
  /** The rules it needs to be seen as it is. */
  styles: string;
  /** Whether it shows something that the zone of the clock decides. */
  isZoned: boolean;
  faults: readonly PaintFault[];
  /** Keys of reads that it shows, and whose answers were not there. */
  lacks: readonly (readonly string[])[];
}
