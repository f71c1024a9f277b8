import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * An answer that is sent before the body has arrived ends its connection. Otherwise the rest of the body would be read,
 * and a client that never sends it would keep the connection open until the request times out.
 */
export function closeAfterEarlyAnswer({ headers, raw }: FastifyRequest, reply: FastifyReply): void {
  const hasBody = Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;
  if (hasBody && !raw.complete) void reply.header('connection', 'close');
}
