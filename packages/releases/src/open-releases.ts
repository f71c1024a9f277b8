import { SealedStorage, type Trust } from './signing/sealed-storage';
import { openStorage, type StoragePlan } from './storage/open-storage';
import type { Storage } from './storage/storage';

interface ReleasesPlan extends StoragePlan {
  /** Who may release what; without owners everybody who can write there may. */
  trust: Trust;
}

/** Where releases are kept, as far as they are believed. */
export async function openReleases({ trust, ...plan }: ReleasesPlan): Promise<Storage> {
  const storage = await openStorage(plan);
  return trust.owners || trust.key ? new SealedStorage(storage, trust) : storage;
}
