import { existsSync, readFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { bundledPage, floorPage, PROGRAMS, type Program } from './bundled-page';
import { builtFolder } from './build-programs';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Sends what the product is measured beside, and all that it asks for from a site of the product. */
export class BenchSite {
  private readonly packed = new Map<string, Buffer>();
  private readonly server: Server;

  private constructor(
    private readonly site: string,
    private readonly programs: { floor: Program; bundle: Program },
  ) {
    this.server = createServer((asked, answer) => this.answer(asked, answer));
  }

  static async start(site: string, programs: { floor: Program; bundle: Program }): Promise<BenchSite> {
    const bench = new BenchSite(site, programs);
    await new Promise<void>((resolve) => bench.server.listen(0, 'localhost', resolve));
    return bench;
  }

  get url(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private answer(asked: IncomingMessage, answer: ServerResponse): void {
    const path = (asked.url ?? '/').split('?')[0] ?? '/';
    if (path.startsWith(PROGRAMS)) this.file(path.slice(PROGRAMS.length), answer);
    else if (path === '/floor') page(answer, floorPage(this.programs.floor), {});
    else this.pass(asked, answer);
  }

  /** As the product sends its own: compressed as well as can be, and kept for ever. */
  private file(name: string, answer: ServerResponse): void {
    const file = join(builtFolder, name);
    if (name.includes('..') || !existsSync(file)) return void answer.writeHead(404).end();
    const bytes = this.packed.get(name) ?? brotliCompressSync(readFileSync(file));
    this.packed.set(name, bytes);
    const type = TYPES[extname(name)] ?? 'application/octet-stream';
    const kept = { 'cache-control': 'public, max-age=31536000, immutable', 'content-encoding': 'br' };
    answer.writeHead(200, { ...kept, 'content-type': type, 'content-length': bytes.length }).end(bytes);
  }

  private pass(asked: IncomingMessage, answer: ServerResponse): void {
    const isPage = asked.headers['sec-fetch-dest'] === 'document';
    const headers = { ...asked.headers, ...(isPage && { 'accept-encoding': 'identity' }) };
    const passed = request(this.site + (asked.url ?? '/'), { method: asked.method, headers }, (given) => {
      if (!isPage) {
        answer.writeHead(given.statusCode ?? 502, given.headers);
        return void given.pipe(answer);
      }
      const parts: Buffer[] = [];
      given.on('data', (part: Buffer) => parts.push(part));
      given.on('end', () =>
        page(answer, bundledPage(Buffer.concat(parts).toString(), this.programs.bundle), given.headers),
      );
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  }
}

function page(answer: ServerResponse, html: string, headers: IncomingMessage['headers']): void {
  const { 'content-length': _, 'transfer-encoding': __, ...others } = headers;
  const type = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };
  answer
    .writeHead(200, { ...others, 'cache-control': 'no-store', ...type })
    .end(brotliCompressSync(html, FAST));
}
