import { HttpAdapterHost } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { runningRequest } from '../../platform/http/running-request';
import type { Visitors } from '../../platform/session/visitors';
import { InProcessReads } from './in-process-reads';

const TRACE = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

const adapter = new FastifyAdapter();
const fastify = adapter.getInstance();
fastify.get('/api/cups', (request) => request.headers);
fastify.get('/api/plates', (_, reply) =>
  reply.header('link', '</api/plates?before=p3>; rel="next"').send(['one']),
);
fastify.get('/api/none', (_, reply) => reply.send());
fastify.get('/api/locked', (_, reply) => reply.status(402).send({ code: 'subscription_required' }));
fastify.get('/api/long', () => 'a'.repeat(200_001));

function readAs(running: { id: string; traceparent?: string }) {
  const host = new HttpAdapterHost<FastifyAdapter>();
  host.httpAdapter = adapter;
  const visitors: Pick<Visitors, 'shareSession'> = { shareSession: (_, work) => work() };
  const request = { headers: { cookie: 'hers', accept: 'text/html' }, socket: {} } as FastifyRequest;
  const page = { request, reply: {} as FastifyReply, user: undefined };
  return runningRequest.run(running, () => new InProcessReads(host, visitors as Visitors).of(page));
}

it('calls as the browser of the page would, and in its trace', async () => {
  const { data } = await readAs({ id: '1', traceparent: TRACE })('/api/cups');

  expect(data).toMatchObject({
    cookie: 'hers',
    accept: 'application/json',
    'x-timezone': 'UTC',
    traceparent: TRACE,
  });
});

it('names no trace where none is kept', async () => {
  expect((await readAs({ id: '1' })('/api/cups')).data).not.toHaveProperty('traceparent');
});

it('says where a list goes on, and null where there is nothing', async () => {
  const read = readAs({ id: '1' });

  expect(await read('/api/plates')).toEqual({ data: ['one'], next: 'p3' });
  expect(await read('/api/none')).toEqual({ data: null });
});

it.each([
  ['is refused', '/api/locked', '402'],
  ['is too long for a page', '/api/long', '200001 characters'],
  ['is not there', '/api/nowhere', '404'],
])('rejects what %s', async (_, url, reason) => {
  await expect(readAs({ id: '1' })(url)).rejects.toThrow(reason);
});
