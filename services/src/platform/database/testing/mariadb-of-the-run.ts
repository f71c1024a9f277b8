import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MariadbServer } from './mariadb-server';

/** Where the test files of a run ask for its server. */
const ADDRESS = 'NESTWELL_TEST_MARIADB';

let server: Promise<MariadbServer> | undefined;

/**
 * One MariaDB for all test files of a run, which takes longer to set up than most of them need. It starts when the
 * first file asks for it, so that tests without a database need none. Called in the process that starts the files.
 */
export async function offerMariadb(): Promise<void> {
  const door = createServer((_, response) => {
    server ??= MariadbServer.start();
    server.then(
      ({ port }) => response.end(String(port)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  // It must not keep the run from ending.
  door.unref();
  process.env[ADDRESS] = `http://127.0.0.1:${(door.address() as AddressInfo).port}`;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stopMariadb().finally(() => process.exit(1)));
  }
}

export async function stopMariadb(): Promise<void> {
  await (await server?.catch(() => undefined))?.stop();
  server = undefined;
}

/** The port of the run's server; fails with its words where it does not start. */
export async function portOfMariadb(): Promise<number> {
  const answer = await fetch(process.env[ADDRESS] ?? '');
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return Number(text);
}
