import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The version of an answer that is nothing but these bytes. */
export const etagOf = (bytes: Buffer | string): string =>
  `"${createHash('sha256').update(bytes).digest('base64url')}"`;

/** Whether the caller has this version of an answer already (`If-None-Match`). */
export function isKnown(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match'];
  return known !== undefined && known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}

/** An answer whose version the caller has goes as 304, without a body. For the `onSend` hook. */
export function answerUnchanged(request: FastifyRequest, reply: FastifyReply): boolean {
  const etag = reply.getHeader('etag');
  const unchanged = reply.statusCode === 200 && typeof etag === 'string' && isKnown(request, etag);
  if (unchanged) void reply.code(304).removeHeader('content-length').removeHeader('content-type');
  return unchanged;
}
