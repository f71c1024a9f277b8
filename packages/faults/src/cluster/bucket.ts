import { randomUUID } from 'node:crypto';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { Line } from './line';

/** A bucket of the running service that S3_ENDPOINT names, at the end of a line that can be slow. */
export async function newBucket(): Promise<{ line: Line; env: Record<string, string> }> {
  const { S3_ENDPOINT = '', AWS_ACCESS_KEY_ID = '', AWS_SECRET_ACCESS_KEY = '' } = process.env;
  if (S3_ENDPOINT === '') throw new Error('Run `pnpm test:cluster`, which starts a bucket first.');
  const name = `releases-${randomUUID()}`;
  const client = new S3Client({ endpoint: S3_ENDPOINT, region: 'us-east-1', forcePathStyle: true });
  await client.send(new CreateBucketCommand({ Bucket: name }));
  client.destroy();
  const line = await Line.to(Number(new URL(S3_ENDPOINT).port));
  const url = `s3://${name}?endpoint=http://127.0.0.1:${line.port}`;
  return { line, env: { RELEASES_URL: url, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY } };
}
