import type { BuildOffers } from './installed';
import type { BuildOrigin, Integrity, PageEntry, WidgetEntry } from './manifest';

/** A file the browser may load, by its address on this site. */
export interface ReleasedFile {
  url: string;
  integrity: Integrity;
}

/** What renders a remote's parts of a page on the server. */
export interface ServerRelease extends ReleasedFile {
  /** Sheets of each page's own, by its path. Older versions name none: their pages are drawn in the browser. */
  styles?: Record<string, ReleasedFile[]>;
  /** Scripts that each page of its own opens with, by its path. Older versions name none: they are asked for later. */
  scripts?: Record<string, ReleasedFile[]>;
}

/** One released version of a remote, as the shell loads it. */
export interface Release extends BuildOrigin, BuildOffers {
  version: string;
  scope: string;
  entry: ReleasedFile;
  /** Scripts that the entry loads at once: declaration and widgets. */
  entryChunks?: ReleasedFile[];
  css: ReleasedFile[];
  /** Only the server is told of it; older versions have none. */
  server?: ServerRelease;
  pages: PageEntry[];
  widgets: WidgetEntry[];
  contract: number;
}

/** What the shell may load. `lastGood` is tried where the current version fails. */
export interface RegisteredRemote extends Release {
  lastGood?: Release;
  /** When this version became current, in UTC. */
  since?: string;
  /** Only a person takes it back. */
  securityFix?: boolean;
  /** The version that some members get instead; browsers are told of one version only. */
  canary?: Canary;
  /** Set where this browser alone sees this version: the name it was asked for by. */
  preview?: string;
}

/** A version that is compared with the current one before everybody gets it. */
export interface Canary {
  release: Release;
  /** Of a hundred members. */
  share: number;
  /** When its share began, in UTC. */
  since: string;
  securityFix?: boolean;
}

/** Each has a registry of its own over the same released versions. */
export const environments = ['production', 'staging'] as const;
export type Environment = (typeof environments)[number];

/** Which version of each remote is current in one environment; `rev` grows with each promotion. */
export interface Registry {
  rev: number;
  /** Of the revision it comes from: where somebody removed the newest one, its number is given again. */
  digest?: string;
  remotes: Record<string, RegisteredRemote>;
}

/** Whether a release passed everything that must hold before it, or was forced past it. */
export const gateVerdicts = ['passed', 'forced'] as const;
export type GateVerdict = (typeof gateVerdicts)[number];

/** `proven`: browsers used a version for a while. `bad`: it was rolled back. Of most versions nothing is known yet. */
export const markStates = ['proven', 'bad'] as const;
export type MarkState = (typeof markStates)[number];
