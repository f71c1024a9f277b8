import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Carried } from '../carried';

/** Does work inside a span of its own. */
export type Around = <T>(name: string, work: () => Promise<T>) => Promise<T>;

export interface RunningRequest {
  /** Its `X-Request-Id`. */
  id: string;
  /** Whose session it came with. */
  userId?: string;
  /** Only where traces are kept. */
  around?: Around;
  /** What calls that are made on its behalf name as the one above them; only where traces are kept. */
  traceparent?: string;
}

/** The request that code runs for, however deep. */
export const runningRequest = new Carried<RunningRequest>();

type Named = FastifyRequest & { running?: RunningRequest | null };

/** Enters the context of a request when it has arrived, and again after its body was read in the context of its connection. */
export function keepRunning(fastify: FastifyInstance): void {
  fastify.decorateRequest('running', null);
  fastify.addHook('onRequest', (request: Named, _reply, done) => {
    request.running = { id: request.id };
    runningRequest.run(request.running, done);
  });
  fastify.addHook('preValidation', ({ running }: Named, _reply, done) => {
    if (!running || runningRequest.get() === running) done();
    else runningRequest.run(running, done);
  });
}

/** Does the work, and lets whoever keeps traces know how long it took. */
export function inSpan<T>(name: string, work: () => Promise<T>): Promise<T> {
  const around = runningRequest.get()?.around;
  return around === undefined ? work() : around(name, work);
}
