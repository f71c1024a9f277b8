import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  offlineDocumentPath,
  type OfflineDocument,
  type OfflineManifest,
  type Registry,
  type RemoteManifest,
} from '@nestwell/contracts/delivery/server';
import { manifestPath, registryFor } from '@nestwell/releases';
import { notFound, unavailable } from '../../platform/http/errors';
import { ReleaseStore, Releases } from '../../releases';
import { PageDocuments } from '../documents/page-documents';
import { foldersOf, offlineFilesOf } from './offline-files';
import { onceOpenedOf } from './once-opened';

/** Versions never change once they are released; so many are remembered. */
const MAX_KNOWN_VERSIONS = 60;

/**
 * What the worker precaches: files that everybody may see, in the versions that a member is shown, and never a preview.
 * Whether she is among those who try a version counts; nothing else of her does.
 */
@Injectable()
export class OfflineManifests {
  private readonly known = new Map<string, RemoteManifest>();

  constructor(
    private readonly store: ReleaseStore,
    private readonly releases: Releases,
    private readonly documents: PageDocuments,
  ) {}

  async of(userId: string | undefined): Promise<OfflineManifest> {
    const { shell, registry } = await this.shownTo(userId);
    const built = (id: string, version: string) => this.built(id, version);
    return {
      document: `${offlineDocumentPath}?tag=${tagOf(await this.documents.offline(shell, registry))}`,
      files: await offlineFilesOf(shell, registry, built),
      folders: foldersOf(registry),
      onceOpened: await onceOpenedOf(registry, built),
    };
  }

  /** A document that is no longer current would name other versions than the files beside it: it is not found. */
  async document(userId: string | undefined, tag: string): Promise<OfflineDocument> {
    const { shell, registry } = await this.shownTo(userId);
    const document = await this.documents.offline(shell, registry);
    if (tagOf(document) !== tag) throw notFound('Document');
    return document;
  }

  private async shownTo(userId: string | undefined) {
    const shell = this.releases.currentShell();
    if (shell === undefined) throw unavailable('The site is not built yet');
    const registry: Registry = registryFor(await this.store.current(), userId);
    return { shell, registry };
  }

  private async built(id: string, version: string): Promise<RemoteManifest | undefined> {
    const key = `${id}@${version}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const bytes = await this.store.storage.read(manifestPath(id, version)).catch(() => undefined);
    if (bytes === undefined) return undefined;
    const manifest = JSON.parse(bytes.toString()) as RemoteManifest;
    if (this.known.size >= MAX_KNOWN_VERSIONS) this.known.clear();
    this.known.set(key, manifest);
    return manifest;
  }
}

const tagOf = (document: OfflineDocument): string =>
  createHash('sha256').update(JSON.stringify(document)).digest('base64url').slice(0, 22);
