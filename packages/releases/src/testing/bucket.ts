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
