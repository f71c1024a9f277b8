import { connect, type Server } from 'node:net';
import { promisify } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { TestApp } from '../testing/test-app';
import { platformEntities } from '../platform.entities';
import { platformMigrations } from '../platform.migrations';

const parts = { modules: [], entities: platformEntities, migrations: platformMigrations };

jest.setTimeout(60_000);

/** None of them reads either, so that only the server can end them. */
const SENT = [
  '',
  'GET /heal',
  'GET /healthz HTTP/1.1\r\nHost: x\r\n',
  'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{',
];

it('closes connections that send nothing, or no end of what they began', async () => {
  const app = await TestApp.start({ parts });
  const server = app.app.getHttpServer() as unknown as Server;
  const open = promisify(server.getConnections.bind(server));
  const { hostname, port } = new URL(app.url);
  const sockets = Array.from({ length: 200 }, (_, number) => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    return socket.pause().write(SENT[number % SENT.length] ?? '') && socket;
  });
  await sleep(1000);
  const before = await open();
  for (let second = 0; second < 30 && (await open()) > 0; second += 1) await sleep(1000);

  // An upload that is refused at once is closed at once.
  expect(before).toBeGreaterThanOrEqual(150);
  expect(await open()).toBe(0);
  for (const socket of sockets) if (socket) socket.destroy();
  await app.stop();
});
