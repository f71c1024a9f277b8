import type { FastifyRequest } from 'fastify';

/**
 * The address a request is for. What is asked for may look like the address of another site (`//evil`, `//[`), which
 * an ordinary URL parser takes the host from: only its path and query count.
 */
export function addressOf({ url }: Pick<FastifyRequest, 'url'>): URL {
  return new URL(`http://localhost${url.startsWith('/') ? '' : '/'}${url}`);
}
