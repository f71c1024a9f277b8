import type { FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config/config';
import type { SessionUser } from '../../platform/session-user';
import { isLocal, type Chosen } from './choice';

const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const LOCAL_ORIGIN = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const LOCAL_ADDRESS = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;

/** Whether a browser may see this choice: never the public in production. */
export function maySee(
  chosen: Chosen,
  request: FastifyRequest,
  user: SessionUser | undefined,
  config: Pick<Config, 'environment' | 'publicUrl'>,
): boolean {
  const trusted = user?.role === 'admin' || isFromHere(request, config.publicUrl);
  // A page elsewhere must not make anyone run what listens on her machine.
  if (isLocal(chosen)) return trusted && request.headers['sec-fetch-site'] !== 'cross-site';
  return trusted || config.environment !== 'production';
}

/** From this machine to this machine: a proxy in front names a public address, leaves its headers, or closes each connection. */
function isFromHere(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const { headers, raw, socket } = request;
  if (publicUrl !== undefined && !LOCAL_HOST.test(new URL(publicUrl).host)) return false;
  if (headers['x-forwarded-for'] ?? headers['x-forwarded-host'] ?? headers.forwarded ?? headers.via)
    return false;
  // As nginx speaks to what is behind it, unless told otherwise; a browser keeps its connection.
  if (raw.httpVersion === '1.0' || headers.connection?.toLowerCase() === 'close') return false;
  // What the browser itself says of the site it is at goes through a proxy that replaces the host.
  if (headers.origin !== undefined && !LOCAL_ORIGIN.test(headers.origin)) return false;
  return LOCAL_HOST.test(headers.host ?? '') && LOCAL_ADDRESS.test(socket.remoteAddress ?? '');
}
