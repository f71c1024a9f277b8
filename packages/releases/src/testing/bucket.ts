/** A bucket to test with, in a service that speaks S3. */
export interface Bucket {
  readonly name: string;
  readonly endpoint: string;
  /** How many files its listing tells at once. */
  readonly pageSize: number;
  /** As RELEASES_URL names it, with a prefix like `/site`. */
  url(prefix?: string): string;
  empty(): Promise<void>;
  stop(): Promise<void>;
}

/** In the service that S3_ENDPOINT names, for which the AWS_… variables are set; else in a stand-in of this process. */
export async function startBucket(): Promise<Bucket> {
  const endpoint = process.env.S3_ENDPOINT;
  if (endpoint) return (await import('./service-bucket')).serviceBucket(endpoint);
  return (await import('./s3-server')).S3Server.start();
}
