import type { Page, Route } from '@playwright/test';
import type { Change } from '../../kit/variant';
import type { Site } from '../../kit/site';
import type { PageTime } from '../page-time';

/** A version that is broken on a running site, and who looks at it. */
export interface Broken {
  page: Page;
  site: Site;
  id: string;
  /** The version before, which works. */
  good: string;
  broken: string;
  time: PageTime;
}

/**
 * What stops it before a member is harmed, or after: the build or the release check refuses it; a boundary (an error boundary,
 * a time-out, an integrity hash) puts the last good version in its place; the host's heartbeat loads the page without it; what
 * members' browsers tell ends its canary, or takes it back.
 */
type Layer = 'build' | 'check' | 'boundary' | 'heartbeat' | 'canary' | 'rollback';

/** One way in which a released version can be broken. */
export interface Fault {
  name: string;
  /** The first that stops it. */
  stoppedBy: Layer;
  /** The browser keeps the damaged file for as long as the document that preloaded it: then only a reload brings another. */
  untilReload?: true;
  /** Nothing on the page takes it away: she is rid of it after the rollback, at her next navigation or load. */
  untilRollback?: 'navigation' | 'load';
  /** What is wrong with its bytes. */
  change?: Omit<Change, 'version'>;
  /** What is wrong on the way to the browser, for every file whose address matches. */
  files?: RegExp;
  answer?: (route: Route) => Promise<void>;
  /** What of the version still works; nothing unless it is said. */
  leaves?: 'page' | 'widgets' | 'everything';
  /** What the site went through before it was released. */
  before?: (part: Omit<Broken, 'page' | 'time'>) => Promise<void>;
  /** It is seen with the browser's own measures, or breaks what lets the time fly. */
  measured?: true;
  /** What more is to be seen while she looks at it on Home. */
  meanwhile?: (part: Broken) => Promise<void>;
  /** What more is to be seen once a mended version has taken its place. */
  afterwards?: (part: Broken) => Promise<void>;
  /**
   * The page is loaded anew: surely at the next navigation, or perhaps, by the heartbeat, at a moment that hangs on what is
   * noticed first.
   */
  reloads?: 'surely' | 'perhaps';
}

/** How the card is tried: with files that come again, with a version that stays broken, or only that it is there. */
export type Retry = 'works' | 'fails' | 'untried';
