import type { ReleasedFile } from './registry';

/** What opens on a device without a network: a document for everybody, and the files that it needs. */
export interface OfflineSite {
  /** Changes with anything in it. */
  tag: string;
  html: string;
  headers: Record<string, string>;
  /** In the order in which they matter. */
  files: ReleasedFile[];
  /** What lies below these belongs to the same versions: once loaded, it may be kept too. */
  folders: string[];
}

/** Stands in the document and its policy in the place of a nonce; the worker makes one for each opening. */
export const offlineNonce = 'nonce-of-this-opening';
export const offlineSitePath = '/api/platform/offline';
