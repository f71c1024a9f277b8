import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { BODY_LIMIT } from './content';
import { cupsParts } from '../testing/cups';
import { cups } from '../testing/cup-endpoints';
import { TestApp } from '../testing/test-app';

jest.setTimeout(60_000);

/** Far below the 15 s after which a request that does not arrive is given up. */
const MAX_CLOSE_MS = 9000;

/** Begins an upload and never ends it. */
function beginUpload(app: TestApp, path: string, length: number, headers = ''): Socket {
  const { hostname, port } = new URL(app.url);
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
  socket.on('error', () => undefined);
  const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${headers}`;
  socket.write(`${head}Content-Length: ${length}\r\n\r\n{"id":`);
  return socket;
}

/** Of an answer whose connection the server ends by itself. */
async function answerOf(socket: Socket): Promise<string> {
  let answer = '';
  for await (const chunk of socket.setEncoding('utf8')) answer += String(chunk);
  socket.destroy();
  return answer;
}

async function closeMs(app: TestApp): Promise<number> {
  const started = performance.now();
  await app.stop();
  return performance.now() - started;
}

it.each([
  ['too long', BODY_LIMIT + 1, '', 413],
  ['from a foreign page', 9000, 'Origin: https://foreign.example\r\nSec-Fetch-Site: cross-site\r\n', 403],
])(
  'an upload that is refused early, as it is %s, ends its connection',
  async (_, length, headers, status) => {
    const app = await TestApp.start({ parts: cupsParts });

    const answer = await answerOf(beginUpload(app, cups.signIn.path, length, headers));

    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*\\r\\nconnection: close\\r\\n`, 'i'));
    expect(answer.split('HTTP/1.1 ')).toHaveLength(2);
    expect(await closeMs(app)).toBeLessThan(MAX_CLOSE_MS);
  },
);

it('an upload that never ends does not keep the server from closing', async () => {
  const app = await TestApp.start({ parts: cupsParts });
  const socket = beginUpload(app, cups.signIn.path, 9000);
  await once(socket, 'connect');
  await app.visitor().send('/healthz');

  expect(await closeMs(app)).toBeLessThan(MAX_CLOSE_MS);
  socket.destroy();
});
