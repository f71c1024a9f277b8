import { once } from 'node:events';
import { createServer, request as ask, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as later } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';

/** Pieces of a document, and milliseconds between them: a browser draws what it has meanwhile. */
const PIECES = 80;
const PAUSE = 20;

/** Passes everything on to a site; documents come in pieces, as on a slow line. */
export class InPieces {
  private constructor(private readonly server: Server) {}

  static async before(site: string): Promise<InPieces> {
    const server = createServer((incoming, outgoing) => {
      // Packed, a document would come in other pieces than these.
      const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
      const passed = ask(
        new URL(incoming.url ?? '/', site),
        { method: incoming.method, headers },
        (answer) => {
          const isDocument = answer.headers['content-type']?.startsWith('text/html') ?? false;
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          if (!isDocument) return void answer.pipe(outgoing);
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('end', () => void inPieces(Buffer.concat(parts), outgoing));
        },
      );
      passed.on('error', () => outgoing.destroy());
      incoming.pipe(passed);
    });
    await once(server.listen(0), 'listening');
    return new InPieces(server);
  }

  get url(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  /** What a browser keeps of the site, as if it had it from here. */
  async stateOf(context: BrowserContext) {
    const { cookies, origins } = await context.storageState({ indexedDB: false });
    return { cookies, origins: origins.map((each) => ({ ...each, origin: this.url })) };
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}

async function inPieces(document: Buffer, to: NodeJS.WritableStream): Promise<void> {
  const size = Math.ceil(document.length / PIECES);
  for (let from = 0; from < document.length; from += size) {
    to.write(document.subarray(from, from + size));
    await later(PAUSE);
  }
  to.end();
}
