import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import type { Bucket } from '../testing/bucket';
import { S3Server } from '../testing/s3-server';
import { startBucket } from '../testing/start-bucket';
import { S3Storage } from './s3-storage';

let bucket: Bucket;
beforeAll(async () => {
  bucket = await startBucket();
});
beforeEach(() => bucket.empty());
afterAll(() => bucket.stop());

const storageAt = ({ endpoint, name }: Pick<Bucket, 'endpoint' | 'name'>) =>
  new S3Storage({ bucket: name, prefix: 'site/', endpoint, region: 'us-east-1' });

const bytes = (text: string) => Buffer.from(text);

it('a file that was created is kept as it was written, whatever its name', async () => {
  const storage = storageAt(bucket);

  expect(await storage.create("r/tea/v1/a b+ü(1)!'*.js", bytes('first'))).toBe(true);
  expect(await storage.create("r/tea/v1/a b+ü(1)!'*.js", bytes('second'))).toBe(false);

  expect(String(await storage.read("r/tea/v1/a b+ü(1)!'*.js"))).toBe('first');
});

it('of ten who create one file at once, one does', async () => {
  const made = await Promise.all(
    Array.from({ length: 10 }, (_, who) => storageAt(bucket).create('registry/1', bytes(`${who}`))),
  );

  expect(made.filter(Boolean)).toHaveLength(1);
});

it('a file can be replaced and removed', async () => {
  const storage = storageAt(bucket);
  await storage.put('previews/tea', bytes('v1'));
  await storage.put('previews/tea', bytes('v2'));
  expect(String(await storage.read('previews/tea'))).toBe('v2');

  await storage.remove('previews/tea');

  expect(await storage.read('previews/tea')).toBeUndefined();
});

it('more files than a listing tells at once are listed', async () => {
  const storage = storageAt(bucket);
  const count = bucket.pageSize + 3;
  const paths = Array.from(
    { length: count },
    (_, index) => `registry/${String(index).padStart(8, '0')}.json`,
  );
  await storage.put('previews/tea', bytes('v1'));
  for (const path of paths) await storage.put(path, bytes('{}'));

  expect(await storage.list('registry/')).toEqual(paths);
});

it('a wrong key is told apart from a file that is not there', async () => {
  const key = process.env.AWS_ACCESS_KEY_ID;
  process.env.AWS_ACCESS_KEY_ID = 'stranger';

  await expect(storageAt(bucket).read('r/tea/v1/entry.js')).rejects.toMatchObject({
    name: 'InvalidAccessKeyId',
  });

  process.env.AWS_ACCESS_KEY_ID = key;
});

it('a bucket that does not exist is an error and not an empty one', async () => {
  const elsewhere = storageAt({ ...bucket, endpoint: bucket.endpoint, name: 'elsewhere-and-nowhere' });

  await expect(elsewhere.read('r/tea')).rejects.toMatchObject({ name: 'NoSuchBucket' });
  await expect(elsewhere.list('r/')).rejects.toMatchObject({ name: 'NoSuchBucket' });
});

it('a bucket that overwrites what it was asked to keep is refused', async () => {
  const careless = await S3Server.start({ heedsConditions: false });

  await expect(storageAt(careless).create('r/tea/v1/entry.js', bytes('tea'))).rejects.toThrow(
    'The bucket releases overwrites a file that it was asked to keep',
  );
  await careless.stop();
});

it('a bucket that takes a request and never answers is given up', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const place = { bucket: 'site', prefix: '', endpoint, region: 'us-east-1' };
  const storage = new S3Storage(place, { connectionTimeout: 500, requestTimeout: 100 });

  await expect(storage.read('registry/1')).rejects.toThrow(/requestTimeout/);

  silent.close();
});
