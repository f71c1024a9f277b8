import type { FastifyRequest } from 'fastify';
import { refused } from './errors';

/** Refuses API calls that a foreign page makes a browser send. Calls without an Origin are not a browser's. */
export function refuseForeignOrigin(request: FastifyRequest, publicUrl: string | undefined): void {
  const { origin } = request.headers;
  if (origin !== undefined && !ownOrigins(request, publicUrl).has(origin)) throw foreign();
  if (request.headers['sec-fetch-site'] === 'cross-site') throw foreign();
}

/** Whether a page of this site sent a form. Browsers name the origin of each. */
export function isFromOwnPage(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin === undefined || !ownOrigins(request, publicUrl).has(origin)) return false;
  return site === undefined || site === 'same-origin';
}

const foreign = () => refused('foreign_origin', 'Calls from other sites are not allowed');

function ownOrigins(request: FastifyRequest, publicUrl: string | undefined): Set<string> {
  const { host } = request.headers;
  const own = new Set([`http://${host}`, `https://${host}`]);
  if (publicUrl !== undefined) own.add(new URL(publicUrl).origin);
  return own;
}

/** Behind a proxy that ends TLS, the header tells; taking its word only ever makes the cookie stricter. */
export function isHttps(request: FastifyRequest): boolean {
  const forwarded = request.headers['x-forwarded-proto'];
  if (request.protocol === 'https') return true;
  return forwarded !== undefined && String(forwarded).split(',')[0]?.trim() === 'https';
}
