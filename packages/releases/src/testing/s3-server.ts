import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Bucket } from './bucket';

const BUCKET = 'releases';

/**
 * As much of S3 as releases use: objects, listing by prefix in pages, and writes that must not overwrite. The tests of
 * the bucket also run against Ceph (`pnpm test:bucket`), which holds this one to what a real service answers.
 */
export class S3Server implements Bucket {
  readonly objects = new Map<string, Buffer>();
  readonly name = BUCKET;
  private readonly key = process.env.AWS_ACCESS_KEY_ID ?? '';
  readonly pageSize = 2;
  private readonly server: Server;

  private constructor(private readonly heedsConditions: boolean) {
    this.server = createServer((request, response) => void this.answer(request, response));
  }

  static async start({ heedsConditions = true } = {}): Promise<S3Server> {
    process.env.AWS_ACCESS_KEY_ID ??= 'test';
    process.env.AWS_SECRET_ACCESS_KEY ??= 'test';
    const s3 = new S3Server(heedsConditions);
    await new Promise<void>((resolve) => s3.server.listen(0, '127.0.0.1', resolve));
    return s3;
  }

  get endpoint(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  url(prefix = ''): string {
    return `s3://${BUCKET}${prefix}?endpoint=${this.endpoint}`;
  }

  empty(): Promise<void> {
    this.objects.clear();
    return Promise.resolve();
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', this.endpoint);
    const key = decodeURIComponent(pathname.slice(1));
    const body = await bodyOf(request);
    if (!request.headers.authorization?.startsWith(`AWS4-HMAC-SHA256 Credential=${this.key}/`))
      return send(response, 403, refusal('InvalidAccessKeyId'));
    if (!key.startsWith(BUCKET)) return send(response, 404, refusal('NoSuchBucket'));
    if (request.method === 'PUT') {
      const mustBeNew = this.heedsConditions && request.headers['if-none-match'] === '*';
      if (mustBeNew && this.objects.has(key)) return send(response, 412, refusal('PreconditionFailed'));
      this.objects.set(key, body);
      return send(response, 200);
    }
    if (request.method === 'DELETE') {
      this.objects.delete(key);
      return send(response, 204);
    }
    if (searchParams.has('list-type')) return send(response, 200, this.listing(key, searchParams));
    const found = this.objects.get(key);
    return found ? send(response, 200, found) : send(response, 404, refusal('NoSuchKey'));
  }

  private listing(bucket: string, query: URLSearchParams): string {
    const start = `${bucket.replace(/\/$/, '')}/`;
    const after = query.get('continuation-token') ?? '';
    const keys = [...this.objects.keys()]
      .filter((key) => key.startsWith(start))
      .map((key) => key.slice(start.length))
      .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
      .sort();
    const page = keys.slice(0, this.pageSize);
    const more = keys.length > page.length;
    const next = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
    return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${contents}</ListBucketResult>`;
  }
}

const refusal = (code: string) => `<Error><Code>${code}</Code></Error>`;

function send(response: ServerResponse, status: number, body: Buffer | string = ''): void {
  response.writeHead(status, typeof body === 'string' && body ? { 'content-type': 'application/xml' } : {});
  response.end(body);
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
