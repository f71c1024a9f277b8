import type { ErrorBody } from '@nestwell/contracts/kernel/server';
import type { FastifyInstance } from 'fastify';
import { refuseForNow } from './admission';

const ENDING: ErrorBody = {
  code: 'unavailable',
  message: 'The site is about to start anew, please try again in a moment',
};

/** Node no longer ends requests that take too long once its server closes. Less than the process has to end. */
const OPEN_REQUESTS_TIMEOUT_MS = 6000;

/** While the process ends, a call that still comes over an open connection is told to come again. */
export function refuseWhileEnding(fastify: FastifyInstance): void {
  let ending = false;
  fastify.addHook('preClose', async () => {
    ending = true;
    const timer = setTimeout(() => fastify.server.closeAllConnections(), OPEN_REQUESTS_TIMEOUT_MS);
    fastify.server.once('close', () => clearTimeout(timer));
  });
  fastify.addHook('onRequest', (_request, reply, done) => {
    if (ending) refuseForNow(reply.header('connection', 'close'), ENDING);
    else done();
  });
}
