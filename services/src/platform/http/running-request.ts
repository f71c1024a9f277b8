import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

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

/** Whatever is done for a request finds it here, however deep. */
export const runningRequest = new AsyncLocalStorage<RunningRequest>();

/** Once it has arrived, and again after its body was read, which happens in the name of the connection. */
export function keepRunning(fastify: FastifyInstance): void {
  const running = new WeakMap<object, RunningRequest>();
  fastify.addHook('onRequest', (request, _reply, done) => {
    const begun = { id: request.id };
    running.set(request, begun);
    runningRequest.run(begun, done);
  });
  fastify.addHook('preValidation', (request, _reply, done) => {
    const begun = running.get(request);
    if (begun === undefined) done();
    else runningRequest.run(begun, done);
  });
}

/** Does the work, and lets whoever keeps traces know how long it took. */
export function inSpan<T>(name: string, work: () => Promise<T>): Promise<T> {
  const around = runningRequest.getStore()?.around;
  return around === undefined ? work() : around(name, work);
}
