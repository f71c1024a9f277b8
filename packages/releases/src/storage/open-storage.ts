import { join } from 'node:path';
import { FolderStorage } from './folder-storage';
import { MirroredStorage } from './mirrored-storage';
import type { Storage } from './storage';

export interface StoragePlan {
  dataDir: string;
  /** `s3://bucket/prefix?endpoint=https://…&region=…`; undefined for the folder `releases` of the data directory. */
  url?: string;
  /** Told before each call to another machine. */
  beforeCall?: () => void;
}

export async function openStorage({ dataDir, url, beforeCall }: StoragePlan): Promise<Storage> {
  const folder = new FolderStorage(join(dataDir, 'releases'));
  if (url === undefined) return folder;
  const { protocol, hostname, pathname, searchParams } = new URL(url);
  if (protocol !== 's3:') throw new Error(`Releases can be kept in s3://bucket/prefix, not in ${protocol}//`);
  const path = pathname.replace(/^\/|\/$/g, '');
  // Loaded only where it is used: the client is large.
  const { S3Storage } = await import('./s3-storage');
  const distant = new S3Storage({
    bucket: hostname,
    prefix: path === '' ? '' : `${path}/`,
    endpoint: searchParams.get('endpoint') ?? undefined,
    region: searchParams.get('region') ?? process.env.AWS_REGION ?? 'us-east-1',
    beforeCall,
  });
  return new MirroredStorage(distant, folder);
}
