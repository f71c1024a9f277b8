import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { Storage } from './storage';

export interface S3Place {
  bucket: string;
  /** Empty, or with a slash at its end. */
  prefix: string;
  /** Of a service other than Amazon's. */
  endpoint?: string;
  region: string;
  beforeCall?: () => void;
}

/** Milliseconds; the client itself would wait for ever, and only warn of a request that takes too long. */
const TIMEOUTS = { connectionTimeout: 2000, requestTimeout: 10_000 };

/** Releases in a bucket of anything that speaks S3 with conditional writes; who may is told by `AWS_…` variables. */
export class S3Storage implements Storage {
  private readonly client: S3Client;
  private keepsFiles = false;

  constructor(
    private readonly place: S3Place,
    timeouts = TIMEOUTS,
  ) {
    const { endpoint, region, beforeCall } = place;
    this.client = new S3Client({
      region,
      requestHandler: { ...timeouts, throwOnRequestTimeout: true },
      ...(endpoint && { endpoint, forcePathStyle: true }),
    });
    this.client.middlewareStack.add(
      (next) => (command) => {
        beforeCall?.();
        return next(command);
      },
      { step: 'initialize' },
    );
  }

  async read(path: string): Promise<Buffer | undefined> {
    try {
      const { Body } = await this.client.send(new GetObjectCommand(this.at(path)));
      return Body && Buffer.from(await Body.transformToByteArray());
    } catch (error) {
      // A bucket that is not there is answered with the same status, and is no file that is missing.
      if (error instanceof NoSuchKey) return undefined;
      throw error;
    }
  }

  async create(path: string, bytes: Buffer): Promise<boolean> {
    const made = await this.write(path, bytes);
    // Not every service that speaks S3 heeds the condition. Asked once more, the first file tells, and loses nothing.
    if (made && !this.keepsFiles && (await this.write(path, bytes))) throw new Overwriting(this.place.bucket);
    this.keepsFiles = true;
    return made;
  }

  private async write(path: string, bytes: Buffer): Promise<boolean> {
    try {
      await this.client.send(new PutObjectCommand({ ...this.at(path), Body: bytes, IfNoneMatch: '*' }));
      return true;
    } catch (error) {
      // 409: another writer is at it in the same moment.
      if ([409, 412].includes(statusOf(error))) return false;
      throw error;
    }
  }

  async put(path: string, bytes: Buffer): Promise<void> {
    await this.client.send(new PutObjectCommand({ ...this.at(path), Body: bytes }));
  }

  async list(folder: string): Promise<string[]> {
    const { bucket, prefix } = this.place;
    const paths: string[] = [];
    let token: string | undefined;
    do {
      const page = await this.client.send(
        new ListObjectsV2Command({
          Bucket: bucket,
          Prefix: prefix + folder,
          ContinuationToken: token,
        }),
      );
      paths.push(...(page.Contents ?? []).flatMap(({ Key }) => Key?.slice(prefix.length) ?? []));
      token = page.NextContinuationToken;
    } while (token !== undefined);
    return paths.sort();
  }

  async remove(path: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand(this.at(path)));
  }

  private at(path: string): { Bucket: string; Key: string } {
    return { Bucket: this.place.bucket, Key: this.place.prefix + path };
  }
}

/** Of two releases at once both would believe to be the next one. */
class Overwriting extends Error {
  constructor(bucket: string) {
    super(
      `The bucket ${bucket} overwrites a file that it was asked to keep: releases need one with conditional writes (If-None-Match)`,
    );
  }
}

const statusOf = (error: unknown): number =>
  error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? 0) : 0;
