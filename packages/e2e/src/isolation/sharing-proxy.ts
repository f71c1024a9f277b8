import { createServer, request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Milliseconds: long enough that another member asks for the same page meanwhile. */
const KEPT = 20_000;

interface Kept {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
  at: number;
}

/**
 * The fault that the program must find: a cache in front of the site that keeps pages by their address and not by
 * whose they are.
 */
export async function withSharingProxy(
  sitePort: number,
  work: (port: number) => Promise<void>,
): Promise<void> {
  const pages = new Map<string, Kept>();
  const server = createServer((incoming, outgoing) => {
    const { method = 'GET', url = '/', headers } = incoming;
    const key = `${url} ${headers['accept-encoding']}`;
    const isPage = method === 'GET' && !url.startsWith('/api/');
    const kept = pages.get(key);
    if (isPage && kept !== undefined && Date.now() - kept.at < KEPT)
      return outgoing.writeHead(kept.status, kept.headers).end(kept.body);
    const onward = request({ host: '127.0.0.1', port: sitePort, method, path: url, headers }, (answer) => {
      void keptOf(answer).then((found) => {
        if (isPage && found.status === 200) pages.set(key, found);
        outgoing.writeHead(found.status, found.headers).end(found.body);
      });
    });
    onward.on('error', () => outgoing.destroy());
    return incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await work((server.address() as AddressInfo).port);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

async function keptOf(answer: IncomingMessage): Promise<Kept> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  const { 'transfer-encoding': _, ...headers } = answer.headers;
  return { status: answer.statusCode ?? 0, headers, body: Buffer.concat(parts), at: Date.now() };
}
