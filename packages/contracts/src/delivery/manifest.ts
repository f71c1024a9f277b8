import type { BuildOffers } from './installed';
import type { OfStates } from './whose';

/** What the builds leave behind for the server: `mfe-<id>/dist/remote.json` and `shell/dist/shell.json`. */

/** `sha256-…` of a file's bytes, as browsers check it; of those built before 25 November 2026, `sha384-…`. */
export type Integrity = string;

export interface BuiltFile {
  /** Relative to the manifest. */
  path: string;
  integrity: Integrity;
  /** Of the file as it is, and as brotli sends it. */
  bytes: number;
  brotliBytes: number;
}

export interface NavItem {
  label: string;
  icon: string;
  order: number;
}

/**
 * What the shell leads to by what it is for, since it knows no module's paths. `sign-in`: where a visitor signs in or
 * up. `purchase`: where plans are bought. `trends`: what lies behind the figures of today.
 */
export const pagePurposes = ['sign-in', 'purchase', 'trends'] as const;
export type PagePurpose = (typeof pagePurposes)[number];

/** A page as it is declared; what each field says stands with `PageDeclaration` in remote-kit. */
export interface PageEntry extends OfStates {
  path: string;
  title: string;
  about?: string;
  open?: boolean;
  loading?: string;
  signIn?: string;
  bare?: boolean;
  noFooter?: boolean;
  under?: string;
  nav?: NavItem;
  footer?: Pick<NavItem, 'label' | 'order'>;
  purpose?: PagePurpose;
  subscription?: 'optional' | 'unasked';
  undisturbed?: string;
  openAt?: string;
  optionalAt?: string;
  key?: string;
}

export interface WidgetEntry {
  slot: string;
  /** Reserved pixels, where they differ from the slot's own. */
  height?: number;
}

/** What a build says of where it comes from; builds from before it was written down say nothing. */
export interface BuildOrigin {
  /** The team that answers for it. */
  owner?: string;
  /** Versions of the libraries it shares with the shell, as it was built with them: `{ react: '19.3.0' }`. */
  builtWith?: Record<string, string>;
}

/**
 * One build of a remote. The folder that holds it is served unchanged at `/r/<id>/<version>/`; every file but this
 * one carries a hash in its name and has `.br` and `.gz` beside it.
 */
export interface RemoteManifest extends BuildOrigin, BuildOffers {
  id: string;
  /** Hash of the module's own inputs: the same inputs are the same version, whoever builds them. */
  version: string;
  /** Version of the agreement between shell and remotes. */
  contract: number;
  /** The container, a classic script; it leaves `globalThis[scope]`. */
  entry: BuiltFile;
  /** The name of the global that the entry leaves. */
  scope: string;
  /** The declaration once more, as CommonJS, for rendering pages on the server; builds from before pages were rendered have none. */
  server?: BuiltFile;
  /** Those of `files` that the entry loads at once: declaration and widgets. Builds of contract 1 have them in their entry. */
  entryChunks?: string[];
  /** Styles of the widgets, needed with the entry. */
  css: BuiltFile[];
  /** Those of `files` that style a page and what it loads later, by the page's path; builds from before pages were rendered have none. */
  pageStyles?: Record<string, string[]>;
  /** Those of `files` that a page opens with, by its path; builds from before documents named them have none. */
  pageScripts?: Record<string, string[]>;
  /** Everything else: pages' chunks and styles, loaded when they are needed. */
  files: BuiltFile[];
  pages: PageEntry[];
  widgets: WidgetEntry[];
  /** Those of `files` that the pages named by `offline` need. */
  offlineFiles?: string[];
  onceOpened?: OnceOpenedFiles;
}

/** What is kept of a module once she has opened one of its pages that say so. */
export interface OnceOpenedFiles {
  /** Those of `files` that only such a page asks for: where one is on a device, she has been there. */
  marks: string[];
  files: string[];
}

/** The shell's build. The folder that holds it is served unchanged at `/shell/`. */
export interface ShellManifest {
  version: string;
  /** Renders pages on the server; shells from before pages were rendered have none. */
  server?: BuiltFile;
  /** In the order in which they are loaded: styles first, then deferred scripts. */
  styles: BuiltFile[];
  scripts: BuiltFile[];
  /** What only some visits need. */
  files: BuiltFile[];
  /** Those of `files` that whoever is offline needs, by their paths; the first matter most. */
  offlineFiles?: string[];
  /** Versions of the libraries that it shares with the modules; shells from before it was written down say nothing. */
  lends?: Record<string, string>;
  /** Sets the stored theme before the first paint; goes inline, with the nonce, before any style. */
  themeScript: string;
  /** Records events before hydration, inline behind the root; shells from before have none, nor do they mark their root as interactive. */
  recordScript?: string;
  /** The `@font-face` rules, which the document brings and no sheet; shells from before have them in their sheet. */
  faces?: string;
}
