import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isHttps } from '../../platform/http/origin';
import { readChoice, writeChoice, type Chosen } from './choice';
import { CONFIRM_PATH } from './confirm-page';

const NAME = 'nestwell_asked';
const SECONDS = 600;
const MAX_ADDRESS = 1000;

export interface Asked {
  choice: Chosen[];
  /** The page to go on to, on this site. */
  to: string;
}

const attributesFor = (request: FastifyRequest) =>
  ({ path: CONFIRM_PATH, httpOnly: true, sameSite: 'strict', secure: isHttps(request) }) as const;

/** Remembers in this browser what it was asked to show; returns the token with which its person confirms that once. */
export function ask(request: FastifyRequest, reply: FastifyReply, { choice, to }: Asked): string {
  const token = randomBytes(16).toString('base64url');
  const page = to.length > MAX_ADDRESS ? '/' : to;
  const value = JSON.stringify([token, writeChoice(choice), page]);
  void reply.setCookie(NAME, Buffer.from(value).toString('base64url'), {
    ...attributesFor(request),
    maxAge: SECONDS,
    signed: true,
  });
  return token;
}

/** A token holds once. */
export const forgetAsked = (request: FastifyRequest, reply: FastifyReply) =>
  void reply.clearCookie(NAME, attributesFor(request));

/** What was confirmed; undefined where the token is not the one that this browser was given last. */
export function confirmed(request: FastifyRequest, token: string): Asked | undefined {
  const signed = request.cookies[NAME];
  if (signed === undefined) return undefined;
  const { valid, value } = request.unsignCookie(signed);
  if (!valid || value === null) return undefined;
  const [given, choice, to] = JSON.parse(Buffer.from(value, 'base64url').toString()) as string[];
  return given === token ? { choice: readChoice(choice ?? ''), to: to ?? '/' } : undefined;
}
