import type { Contract } from '@nestwell/contracts/kernel/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Carried, carrying } from '../carried';
import { endpointOf } from './endpoint-of';

/** Does work inside a span of its own. */
export type Around = <T>(name: string, work: () => Promise<T>) => Promise<T>;

export interface RunningRequest {
  /** Its `X-Request-Id`. */
  id: string;
  /** Only where traces are kept. */
  around?: Around;
  /** What calls that are made on its behalf name as the one above them; only where traces are kept. */
  traceparent?: string;
}

/**
 * Whatever is done for a request finds it here, however deep; but for what a member reads of the database alone, which
 * says nothing while it does (`isPlainRead`).
 */
export const runningRequest = new Carried<RunningRequest>();

type Named = FastifyRequest & { running?: RunningRequest | null };

/**
 * Once it has arrived, and again after its body was read, which happens in the name of the connection.
 * @param always also with plain reads: where traces are kept
 */
export function keepRunning(fastify: FastifyInstance, always: boolean): void {
  fastify.decorateRequest('running', null);
  fastify.addHook('onRequest', (request: Named, reply, done) => {
    if (!always && isPlainRead(endpointOf(request))) return done();
    request.running = { id: request.id };
    reply.raw.once('close', carrying());
    runningRequest.run(request.running, done);
  });
  fastify.addHook('preValidation', ({ running }: Named, _reply, done) => {
    if (!running || runningRequest.get() === running) done();
    else runningRequest.run(running, done);
  });
}

/** What open screens of members ask most. To carry something along cost such a call an eighth. */
const isPlainRead = (endpoint: Contract | undefined) =>
  endpoint?.method === 'GET' && (endpoint.access === 'session' || endpoint.access === 'subscriber');

/** Does work in the name of the request, also where it is carried nowhere yet. */
export function inNameOf<T>({ id }: FastifyRequest, work: () => T): T {
  return runningRequest.get() === undefined ? runningRequest.run({ id }, work) : work();
}

/** Does the work, and lets whoever keeps traces know how long it took. */
export function inSpan<T>(name: string, work: () => Promise<T>): Promise<T> {
  const around = runningRequest.get()?.around;
  return around === undefined ? work() : around(name, work);
}
