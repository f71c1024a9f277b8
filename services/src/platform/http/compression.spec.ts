import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import compress from '@fastify/compress';
import { fastify } from 'fastify';
import { compressedInParts, compression } from './compression';

const unpackers: Record<string, () => Transform> = {
  br: createBrotliDecompress,
  gzip: createGunzip,
  none: () => new PassThrough(),
};

const BEGINNING = '<!doctype html><head>';

let end: (text: string) => void;
let fail: (why: Error) => void;
const server = fastify({ forceCloseConnections: true });
await server.register(compress, compression);
server.get('/', async (request, reply) => {
  void reply.type('text/html');
  const rest = new Promise<string[]>((resolve, reject) => {
    end = (text) => resolve([text]);
    fail = reject;
  });
  return compressedInParts(reply, { beginning: BEGINNING, rest });
});
const LONG = Array.from({ length: 40_000 }, (_, line) => `<p>${line * 7919}</p>`).join('');
server.get('/soon', async (request, reply) => {
  void reply.type('text/html');
  return compressedInParts(reply, { beginning: BEGINNING, rest: Promise.resolve([LONG]) });
});
server.get('/short', async (request, reply) => reply.type('text/html').send(LONG.slice(0, 100_000)));
beforeAll(() => server.listen({ port: 0 }));
afterAll(() => server.close());

const asked = (encoding: string, path = '/') =>
  new Promise<IncomingMessage>((resolve) => {
    const { port } = server.server.address() as AddressInfo;
    get({ port, path, headers: { 'accept-encoding': encoding } }, resolve);
  });

it.each(Object.keys(unpackers))('the beginning arrives while the rest is not known: %s', async (encoding) => {
  const answer = await asked(encoding);
  const text = answer.pipe(unpackers[encoding]?.() ?? new PassThrough()).setEncoding('utf8');
  const parts = text[Symbol.asyncIterator]();

  expect(answer.headers['content-encoding']).toBe(encoding === 'none' ? undefined : encoding);
  expect(await parts.next()).toEqual({ value: BEGINNING, done: false });
  end('<body>');
  expect(await parts.next()).toEqual({ value: '<body>', done: false });
  expect((await parts.next()).done).toBe(true);
});

it.each(Object.keys(unpackers))('a rest that is there soon goes with the beginning: %s', async (encoding) => {
  const { headers, ...answer } = await whole(await asked(encoding, '/soon'), encoding);

  if (encoding !== 'none') expect(headers).toMatchObject({ vary: 'accept-encoding' });
  expect(answer.text).toBe(`${BEGINNING}${LONG}`);
});

async function whole(answer: IncomingMessage, encoding: string) {
  const pieces = await answer.pipe(unpackers[encoding]?.() ?? new PassThrough()).toArray();
  return { headers: answer.headers, text: Buffer.concat(pieces as Buffer[]).toString() };
}

it.each(Object.keys(unpackers))(
  'a page of usual length is packed and arrives whole: %s',
  async (encoding) => {
    const answer = await whole(await asked(encoding, '/short'), encoding);

    expect(answer.headers['content-encoding']).toBe(encoding === 'none' ? undefined : encoding);
    if (encoding !== 'none') expect(Number(answer.headers['content-length'])).toBeLessThan(60_000);
    expect(answer.text).toBe(LONG.slice(0, 100_000));
  },
);

it('what fails on the way breaks the answer off, so that nobody takes it for whole', async () => {
  const answer = await asked('none');
  fail(new Error('lost'));

  await expect(answer.toArray()).rejects.toThrow('aborted');
});
