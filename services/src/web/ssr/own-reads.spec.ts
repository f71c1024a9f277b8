import { HttpAdapterHost } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { runningRequest } from '../../platform/http/running-request';
import { OwnReads } from './own-reads';

const TRACE = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

async function headersOfARead(running: { id: string; traceparent?: string }) {
  const adapter = new FastifyAdapter();
  adapter.getInstance().get('/api/cups', (request) => request.headers);
  const host = new HttpAdapterHost<FastifyAdapter>();
  host.httpAdapter = adapter;
  const page = { headers: { cookie: 'hers', accept: 'text/html' }, socket: {} } as FastifyRequest;
  const read = runningRequest.run(running, () => new OwnReads(host).of(page, 'UTC'));
  const answer = await read('/api/cups');
  return JSON.parse(answer?.text ?? '{}') as Record<string, string>;
}

it('asks as her browser would, and in the trace of the page', async () => {
  const headers = await headersOfARead({ id: '1', traceparent: TRACE });

  expect(headers).toMatchObject({
    cookie: 'hers',
    accept: 'application/json',
    'x-timezone': 'UTC',
    traceparent: TRACE,
  });
});

it('names no trace where none is kept', async () => {
  expect(await headersOfARead({ id: '1' })).not.toHaveProperty('traceparent');
});
