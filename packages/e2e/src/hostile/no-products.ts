import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Open Food Facts where nobody wrote anything down: a made-up number may be a right one, and is then asked for there. */
export async function withoutProducts(work: (url: string) => Promise<void>): Promise<void> {
  const server = createServer((_, response) => response.writeHead(404).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
