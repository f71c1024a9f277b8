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
  /** What is kept besides for who has opened it; sites kept before there was such a thing say nothing. */
  onceOpened?: OpenedFiles[];
}

/** Where one of `marks` is kept, in this version or the one before, all of `files` are to be. */
export interface OpenedFiles {
  /** The module. */
  id: string;
  marks: string[];
  files: ReleasedFile[];
}

/** Stands in the document and its policy in the place of a nonce; the worker makes one for each opening. */
export const offlineNonce = 'nonce-of-this-opening';
export const offlineSitePath = '/api/platform/offline';
