import type { FastifyReply, FastifyRequest } from 'fastify';
import { isHttps } from '../../platform/http/origin';
import { readChoice, writeChoice, type Chosen } from './choice';

const NAME = 'nestwell_with';

/** The choice of this browser; signed, so that only an address of this site can have made it, and gone with the browser. */
export function choiceIn(request: FastifyRequest): Chosen[] {
  const signed = request.cookies[NAME];
  if (signed === undefined) return [];
  const { valid, value } = request.unsignCookie(signed);
  return valid && value !== null ? readChoice(value) : [];
}

export function keepChoice(request: FastifyRequest, reply: FastifyReply, choice: readonly Chosen[]): void {
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(request) } as const;
  if (choice.length === 0) void reply.clearCookie(NAME, attributes);
  else void reply.setCookie(NAME, writeChoice(choice), { ...attributes, signed: true });
}
