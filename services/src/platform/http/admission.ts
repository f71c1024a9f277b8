import type { ErrorBody } from '@nestwell/contracts/kernel/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Lane, type LaneLimits, type Leave } from './lane';

const LIMITS = { places: 16, queue: 256, hold: 1000 };

const BUSY: ErrorBody = {
  code: 'unavailable',
  message: 'Too many people are here right now, please try again in a moment',
};
const RETRY_AFTER_S = 1;

/** Whoever watches over the process must be answered above all when it is busy. */
const ALWAYS = new Set(['/healthz', '/readyz']);

/**
 * Load shedding: answers 503 before any work to what could not be answered soon. Reads, writes and the site itself stand
 * in lanes of their own: writes that wait for a lock hold no read back, and no crowd of calls keeps a page, with its help
 * in urgent need, from opening.
 */
export function admitInLanes(
  fastify: FastifyInstance,
  patience: number,
  { places, queue, hold }: Omit<LaneLimits, 'patience'> = LIMITS,
): void {
  const limits = { places, queue, patience, hold };
  const lanes = { site: new Lane(limits), reads: new Lane(limits), writes: new Lane(limits) };
  fastify.addHook('onRequest', (request, reply, done) => {
    const name = laneOf(request);
    if (name === undefined) return done();
    const go = (leave: Leave | undefined) => {
      if (leave === undefined) return void refuseForNow(reply, BUSY);
      // Also where the caller hung up.
      if (reply.raw.destroyed) leave();
      else reply.raw.on('close', leave);
      done();
    };
    const entered = lanes[name].enter();
    if (entered instanceof Promise) void entered.then(go);
    else go(entered);
  });
}

function laneOf({ url, method }: FastifyRequest): 'site' | 'reads' | 'writes' | undefined {
  if (ALWAYS.has(url)) return undefined;
  if (method !== 'GET' && method !== 'HEAD') return 'writes';
  return isApi(url) ? 'reads' : 'site';
}

const isApi = (url: string) => /^\/(api|order|setup)(\/|\?|$)/.test(url);

export function refuseForNow(reply: FastifyReply, why: ErrorBody): FastifyReply {
  return reply
    .status(503)
    .headers({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(RETRY_AFTER_S),
    })
    .send(JSON.stringify(why));
}
