import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** As much of S3 as releases use: objects, listing by prefix in pages, and writes that must not overwrite. */
export class S3Server {
  readonly objects = new Map<string, Buffer>();
  private readonly server: Server;

  private constructor() {
    this.server = createServer((request, response) => void this.answer(request, response));
  }

  static async start(): Promise<S3Server> {
    const s3 = new S3Server();
    await new Promise<void>((resolve) => s3.server.listen(0, '127.0.0.1', resolve));
    return s3;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', this.url);
    const key = decodeURIComponent(pathname.slice(1));
    const body = await bodyOf(request);
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256')) return send(response, 403);
    if (request.method === 'PUT') {
      if (request.headers['if-none-match'] === '*' && this.objects.has(key)) return send(response, 412);
      this.objects.set(key, body);
      return send(response, 200);
    }
    if (request.method === 'DELETE') {
      this.objects.delete(key);
      return send(response, 204);
    }
    if (searchParams.has('list-type')) return send(response, 200, this.listing(key, searchParams));
    const found = this.objects.get(key);
    return found ? send(response, 200, found) : send(response, 404, '<Error><Code>NoSuchKey</Code></Error>');
  }

  /** Two keys a page, so that the pages have to be followed. */
  private listing(bucket: string, query: URLSearchParams): string {
    const start = `${bucket.replace(/\/$/, '')}/`;
    const after = query.get('continuation-token') ?? query.get('start-after') ?? '';
    const keys = [...this.objects.keys()]
      .filter((key) => key.startsWith(start))
      .map((key) => key.slice(start.length))
      .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
      .sort();
    const page = keys.slice(0, 2);
    const more = keys.length > page.length;
    const next = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
    return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${contents}</ListBucketResult>`;
  }
}

function send(response: ServerResponse, status: number, body: Buffer | string = ''): void {
  response.writeHead(status, typeof body === 'string' && body ? { 'content-type': 'application/xml' } : {});
  response.end(body);
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
