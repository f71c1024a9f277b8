import { Injectable, Logger } from '@nestjs/common';
import { FolderStorage } from '@nestwell/releases';
import { isVouched } from '@nestwell/releases/vouched';
import { Config } from '../../platform/config/config';
import { filesFolder, Releases } from '../../releases';
import { OfflineManifests } from './offline-manifests';

/** The worker as shells are built, in `top/`. */
const BUILT = 'top/sw.js';

/**
 * Stands in for the worker where it is switched off, or where the one that was built is not there whole: it takes the
 * place of whatever worker a browser has, empties what that cached, and leaves. Open pages stay as they are.
 */
const LEAVING = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));
async function leave() {
  for (const name of await caches.keys()) await caches.delete(name);
  indexedDB.deleteDatabase('workbox-expiration');
  await self.registration.unregister();
}
`;

/** The site's service worker, with the manifest of what it precaches in its first line. */
@Injectable()
export class WorkerScript {
  private readonly logger = new Logger('WorkerScript');
  private readonly files: FolderStorage;

  constructor(
    private readonly config: Config,
    private readonly releases: Releases,
    private readonly manifests: OfflineManifests,
  ) {
    this.files = new FolderStorage(filesFolder(config.dataDir));
  }

  async read(userId: string | undefined): Promise<string> {
    if (!this.config.publicConfig.worksOffline) return LEAVING;
    const promised = this.releases.currentShell()?.files.find(({ path }) => path === BUILT);
    const bytes = await this.files.read(`shell/${BUILT}`);
    if (bytes !== undefined && promised !== undefined && isVouched(bytes, promised.integrity)) {
      const manifest = await this.manifests.of(userId);
      return `self.offlineManifest = ${JSON.stringify(manifest)};\n${bytes.toString()}`;
    }
    this.logger.error('The worker of this shell is not what was built: browsers are told to leave theirs');
    return LEAVING;
  }
}
