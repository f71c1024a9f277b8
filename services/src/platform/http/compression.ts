import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const WORTH_IT = 1400;
const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/**
 * Compresses pages and JSON on their way out: a promise of the bytes, or the payload as it was. Files were compressed
 * when they were built.
 */
export function compressed(request: FastifyRequest, reply: FastifyReply, payload: unknown): unknown {
  if (typeof payload !== 'string' || payload.length < WORTH_IT) return payload;
  if (reply.hasHeader('content-encoding') || !/json|html/.test(String(reply.getHeader('content-type'))))
    return payload;
  void reply.header('vary', 'accept-encoding');
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 4,
      [constants.BROTLI_PARAM_SIZE_HINT]: payload.length,
    };
    return brotli(payload, { params }).then((bytes) => encoded(reply, 'br', bytes));
  }
  if (!/\bgzip\b/.test(accepted)) return payload;
  return deflate(payload).then((bytes) => encoded(reply, 'gzip', bytes));
}

function encoded(reply: FastifyReply, name: string, bytes: Buffer): Buffer {
  void reply.header('content-encoding', name).removeHeader('content-length');
  return bytes;
}
