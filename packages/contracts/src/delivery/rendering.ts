import type { ZoneClocks } from '@nestwell/domain/zone-clocks';
import type { PublicConfig } from '../kernel';
import type { DehydratedQueries, Overlay } from './page-data';
import type { Registry } from './registry';
import type { ErrorText } from './signals.schemas';

/** Whom a page is rendered for, and when: what the document tells the browser, and what the browser knows of itself. */
export interface RenderContext {
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
  /** What has been prefetched so far; of a member at least who she is. */
  queries: DehydratedQueries;
}

/** A request for the queries that a page declares. */
export interface QueriesOrder extends RenderContext {
  /** The page's path, as its module declares it. */
  path: string;
}

/** A request for a page's HTML. */
export interface RenderRequest extends RenderContext {
  config: PublicConfig;
  overlay: Overlay | null;
}

/** The queries that a page declares, by their keys. */
export interface DeclaredQueries {
  queryKeys: readonly (readonly string[])[];
  faults: readonly RenderFault[];
}

/** A version whose part of server HTML could not be rendered, and why. */
export interface RenderFault {
  owner: string;
  /**
   * Where its bundle could not be evaluated, it fails in every page; what throws in a render, or as it names the queries
   * of a page, may fail in this one.
   */
  at: 'evaluation' | 'render';
  error: ErrorText;
}

/** The server's HTML, as it stands in the page's root element. */
export interface RenderOutput {
  html: string;
  /** Whether it shows something that the zone of the clock decides. */
  isZoned: boolean;
  faults: readonly RenderFault[];
}
