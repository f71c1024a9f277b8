import { randomUUID } from 'node:crypto';
import { CreateBucketCommand, DeleteBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { S3Storage } from '../storage/s3-storage';
import type { Bucket } from './bucket';

/** A new bucket in a running service, gone after the test. */
export async function serviceBucket(endpoint: string): Promise<Bucket> {
  const client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true });
  const Bucket = `releases-${randomUUID()}`;
  await client.send(new CreateBucketCommand({ Bucket }));
  const whole = new S3Storage({ bucket: Bucket, prefix: '', endpoint, region: 'us-east-1' });
  const empty = async () => {
    for (const path of await whole.list('')) await whole.remove(path);
  };
  return {
    name: Bucket,
    endpoint,
    pageSize: 1000,
    url: (prefix = '') => `s3://${Bucket}${prefix}?endpoint=${endpoint}`,
    empty,
    async stop() {
      await empty();
      await client.send(new DeleteBucketCommand({ Bucket }));
    },
  };
}
