import type { ErrorBody } from '@nestwell/contracts/kernel/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { tellBrowser } from './browser-rules';

const UNREADABLE: ErrorBody = { code: 'invalid', message: 'The address could not be read' };

/** Answers, in the one shape of errors, a request that no route can be looked up for: see `request-target.ts`. */
export function refuseAddress(_error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  void reply.status(400).headers({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-request-id': request.id,
  });
  tellBrowser(request, reply);
  void reply.send(JSON.stringify(UNREADABLE));
}
