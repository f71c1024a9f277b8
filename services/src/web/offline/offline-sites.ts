import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { OfflineSite, Registry, RemoteManifest } from '@nestwell/contracts/delivery/server';
import { manifestPath, registryFor } from '@nestwell/releases';
import { unavailable } from '../../platform/http/errors';
import { ReleaseStore, Releases } from '../../releases';
import { PageDocuments } from '../documents/page-documents';
import { foldersOf, offlineFilesOf } from './offline-files';
import { onceOpenedOf } from './once-opened';

/** Versions never change once they are out; so many are remembered. */
const MOST_KNOWN = 60;

/** What a browser keeps: what everybody may see, in the versions that she sees, and never a preview. */
@Injectable()
export class OfflineSites {
  private readonly known = new Map<string, RemoteManifest>();

  constructor(
    private readonly store: ReleaseStore,
    private readonly releases: Releases,
    private readonly documents: PageDocuments,
  ) {}

  /** Her share of a version that is being tried counts; nothing else of her does. */
  async of(userId: string | undefined): Promise<OfflineSite> {
    const shell = this.releases.currentShell();
    if (shell === undefined) throw unavailable('The site is not built yet');
    const registry: Registry = registryFor(await this.store.current(), userId);
    const { html, headers } = this.documents.offline(shell, registry);
    const built = (id: string, version: string) => this.built(id, version);
    const files = await offlineFilesOf(shell, registry, built);
    const onceOpened = await onceOpenedOf(registry, built);
    const site = { html, headers, files, folders: foldersOf(registry), onceOpened };
    return {
      tag: createHash('sha256').update(JSON.stringify(site)).digest('base64url').slice(0, 22),
      ...site,
    };
  }

  private async built(id: string, version: string): Promise<RemoteManifest | undefined> {
    const key = `${id}@${version}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const bytes = await this.store.storage.read(manifestPath(id, version)).catch(() => undefined);
    if (bytes === undefined) return undefined;
    const manifest = JSON.parse(bytes.toString()) as RemoteManifest;
    if (this.known.size >= MOST_KNOWN) this.known.clear();
    this.known.set(key, manifest);
    return manifest;
  }
}
