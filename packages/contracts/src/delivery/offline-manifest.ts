import type { ReleasedFile } from './registry';

/**
 * What opens the site without a network, as the services write it into the worker's script for each revision of the
 * registry: a browser that finds another script installs it, and fetches the files that it does not have.
 */
export interface OfflineManifest {
  /** The address of the document, which changes with its content. */
  document: string;
  /** In the order in which they matter, as `workbox-precaching` takes them. */
  files: ReleasedFile[];
  /** What lies below these belongs to the same versions: once a page has loaded it, it may be cached too. */
  folders: string[];
  onceOpened: OpenedFiles[];
}

/** Cached besides for who has opened the module: once one of `marks` was loaded, all of `files` are fetched. */
export interface OpenedFiles {
  /** The module. */
  id: string;
  marks: string[];
  files: ReleasedFile[];
}

/** The document for everybody, with `offlineNonce` where each opening needs a nonce of its own. */
export interface OfflineDocument {
  html: string;
  headers: Record<string, string>;
}

export const offlineNonce = 'nonce-of-this-opening';
export const offlineDocumentPath = '/api/platform/offline-document';
