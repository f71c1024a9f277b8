import type { Bucket } from './bucket';

/** In the service that S3_ENDPOINT names, for which the AWS_… variables are set; else in a stand-in of this process. */
export async function startBucket(): Promise<Bucket> {
  const endpoint = process.env.S3_ENDPOINT;
  if (endpoint) return (await import('./service-bucket')).serviceBucket(endpoint);
  return (await import('./s3-server')).S3Server.start();
}
