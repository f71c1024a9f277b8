import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a page makes a browser ask for an address by itself. */
export const LURES = {
  'an image': (address: string) => `<img src="${address}" alt="">`,
  'a frame': (address: string) => `<iframe src="${address}"></iframe>`,
  'a prefetch': (address: string) => `<link rel="prefetch" href="${address}">`,
  'a speculation that fetches': (address: string) => speculation('prefetch', address),
  'a speculation that renders': (address: string) => speculation('prerender', address),
} as const;
export type Lure = keyof typeof LURES;

const speculation = (kind: 'prefetch' | 'prerender', address: string) =>
  `<script type="speculationrules">${JSON.stringify({ [kind]: [{ urls: [address], eagerness: 'immediate' }] })}</script>`;

/** Passes each navigation on. */
const WORKER = `addEventListener('fetch', (event) => event.respondWith(fetch(event.request)));
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));`;

export interface Received {
  headers: IncomingHttpHeaders;
  status: number;
}

/**
 * The site at another port, with pages beside it that ask for one address, as if they were its own and had no policy.
 * What the site was asked at that address, and answered, is written down.
 */
export class LuringSite {
  readonly received: Received[] = [];

  private constructor(
    private readonly site: URL,
    private readonly address: string,
  ) {}

  static async with(site: string, address: string, work: (lures: LuringSite, url: string) => Promise<void>) {
    const lures = new LuringSite(new URL(site), address);
    const server = createServer((incoming, outgoing) => {
      const { method = 'GET', url = '/', headers } = incoming;
      const page = lures.pageAt(url);
      if (page !== undefined) return outgoing.writeHead(200, { 'content-type': page.type }).end(page.text);
      const onward = request({ ...lures.target, method, path: url, headers }, (answer) => {
        if (url === address) lures.received.push({ headers, status: answer.statusCode ?? 0 });
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      onward.on('error', () => outgoing.destroy());
      return incoming.pipe(onward);
    });
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    try {
      await work(lures, `http://localhost:${(server.address() as AddressInfo).port}`);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  }

  private get target() {
    return { host: this.site.hostname, port: this.site.port };
  }

  private pageAt(url: string): { type: string; text: string } | undefined {
    if (url === '/lure-worker.js') return { type: 'text/javascript', text: WORKER };
    if (!url.startsWith('/lure/')) return undefined;
    const lure = LURES[decodeURIComponent(url.slice('/lure/'.length)) as Lure];
    return { type: 'text/html', text: `<!doctype html><title>Lure</title>${lure?.(this.address) ?? ''}` };
  }
}
