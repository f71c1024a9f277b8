import { cups } from '../testing/cup-endpoints';
import { cupsParts, fill, signedIn } from '../testing/cups';
import { TestApp } from '../testing/test-app';

it('logs that calls were answered, and nothing of what they said', async () => {
  const lines: string[] = [];
  const keep = (text: unknown) => {
    lines.push(String(text));
    return true;
  };
  jest.spyOn(process.stdout, 'write').mockImplementation(keep);
  jest.spyOn(process.stderr, 'write').mockImplementation(keep);
  const app = await TestApp.start({ parts: cupsParts, env: { LOG_LEVEL: 'debug' }, log: { write: keep } });
  const anna = await signedIn(app);

  await fill(anna, anna, { name: 'planted-in-body', size: 1 });
  await fill(anna, anna, { name: 'planted-in-refused-body', size: 'x', 'planted-field': 1 });
  await anna.send(`/api/users/${anna.userId}/cups?name=planted-in-query`);
  await anna.send('/planted-in-path', { headers: { referer: 'http://localhost/planted-in-referrer' } });
  const failing = { 'x-request-id': 'named-where-it-failed' };
  const spilt = await anna.call(cups.spill, { body: { secret: 'planted-in-database' } }, failing);
  const named = await anna.send('/healthz', { headers: { 'x-request-id': 'named-by-a-proxy' } });
  await app.stop();
  const log = lines.join('');

  expect(spilt).toMatchObject({
    status: 500,
    body: { code: 'internal', message: 'Something went wrong on our side' },
  });
  expect(log).toContain('"route":"/api/users/:userId/cups","status":201');
  expect(named.headers.get('x-request-id')).toBe('named-by-a-proxy');
  expect(log).toContain('"reqId":"named-by-a-proxy"');
  expect(log).toMatch(/Errors reqId=named-where-it-failed.*POST \/api\/sample\/\w+ failed/);
  expect(log).toContain('INSERT INTO cups VALUES (?)');
  expect(log).not.toContain('planted');
  expect(log).not.toContain(anna.userId);
  expect(log).not.toContain(anna.cookie?.split('=')[1] ?? 'no cookie');
});
