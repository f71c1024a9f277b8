import { promote } from '../promotion';
import { publish } from '../publish';
import { RegistryStore } from '../registry-store';
import type { Bucket } from '../testing/bucket';
import { aBuild } from '../testing/build';
import { temporaryFolder } from '../testing/folders';
import { decision, pathOf } from '../testing/running-site';
import { startBucket } from '../testing/start-bucket';
import { openStorage } from './open-storage';

let bucket: Bucket;
beforeAll(async () => {
  bucket = await startBucket();
});
beforeEach(() => bucket.empty());
afterAll(() => bucket.stop());

it('what was removed from a bucket does not come back while the bucket is away', async () => {
  const dataDir = await temporaryFolder();
  const url = bucket.url('/site');
  const storage = await openStorage({ dataDir, url });
  const place = { storage, store: new RegistryStore(storage, 'production') };
  for (const version of ['v1', 'v2']) {
    await publish(storage, await aBuild('tea', version));
    await promote(place, { id: 'tea', version }, decision);
  }
  await storage.put('rules.json', Buffer.from('{}'));
  await storage.read('rules.json');
  const elsewhere = await openStorage({ dataDir: await temporaryFolder(), url });
  for (const path of [pathOf(2), 'rules.json']) await elsewhere.remove(path);
  await new RegistryStore(storage, 'production').current();
  await storage.read('rules.json');

  const away = await openStorage({ dataDir, url: url.replace(bucket.endpoint, 'http://127.0.0.1:1') });

  expect((await new RegistryStore(away, 'production').current()).remotes.tea?.version).toBe('v1');
  await expect(away.read('rules.json')).rejects.toThrow('ECONNREFUSED');
});
