import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Database } from '../database/database';
import { platformMigrations } from '../platform.migrations';
import { TestApp } from '../testing/test-app';
import { platformEntities } from '../platform.entities';

const parts = { modules: [], entities: platformEntities, migrations: platformMigrations };

it('closes a connection whose request does not come to an end within 15 seconds', async () => {
  const app = await TestApp.start({ parts });
  const { hostname, port } = new URL(app.url);
  const started = Date.now();
  const answer = await new Promise<string>((resolve) => {
    let text = '';
    const socket = connect(Number(port), hostname, () =>
      socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow:'),
    );
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('close', () => resolve(text));
  });

  expect(Date.now() - started).toBeLessThan(15_000);
  expect(answer).toContain('408');
  await app.stop();
});

it('refuses an address that is too long, in the shape of all errors', async () => {
  const app = await TestApp.start({ parts });

  expect(await app.visitor().send(`/api/${'x'.repeat(20_000)}`)).toMatchObject({
    status: 431,
    body: { code: 'too_large' },
  });
  await app.stop();
});

it('says that it cannot serve while its database is away', async () => {
  const app = await TestApp.start({ parts });
  await app.closeDatabase();

  expect(await app.visitor().send('/healthz')).toMatchObject({ status: 200 });
  expect(await app.visitor().send('/readyz')).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  await app.stop();
});

it('refuses what still comes while it ends, in the shape of all errors', async () => {
  const app = await TestApp.start({ parts });
  const { hostname, port } = new URL(app.url);
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  const ping = jest.spyOn(app.get(Database), 'ping').mockReturnValue(held);
  let text = '';
  const socket = connect(Number(port), hostname);
  socket.on('data', (chunk) => (text += chunk.toString()));
  const closed = new Promise((resolve) => socket.on('close', resolve));
  socket.write('GET /readyz HTTP/1.1\r\nHost: x\r\n\r\n');
  while (ping.mock.calls.length === 0) await sleep(5);
  const stopped = app.stop();
  await sleep(50);
  socket.write('GET /api/config HTTP/1.1\r\nHost: x\r\n\r\n');
  await sleep(50);
  goOn();
  await closed;
  await stopped;

  const [, ready, refused] = text.split('HTTP/1.1 ');
  expect(ready).toMatch(/^200/);
  expect(refused).toMatch(/^503[^]*retry-after: 1[^]*"code":"unavailable"/);
});
