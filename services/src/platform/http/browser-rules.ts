import type { FastifyReply, FastifyRequest } from 'fastify';
import { isHttps } from './origin';

/** Of every answer, unless it says otherwise itself: nothing of the site is embedded, framed or guessed at by another. */
const ALWAYS = [
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['referrer-policy', 'same-origin'],
] as const;
/** Data that somebody opens as a page is no page. */
const NO_PAGE = "default-src 'none'; frame-ancestors 'none'";

/** What each answer tells the browser. For the `onSend` hook, and for what is refused before there is a route. */
export function tellBrowser(request: FastifyRequest, reply: FastifyReply): void {
  const isData = String(reply.getHeader('content-type')).startsWith('application/json');
  for (const [name, value] of ALWAYS) tell(reply, name, value);
  if (isData) tell(reply, 'content-security-policy', NO_PAGE);
  if (isHttps(request)) tell(reply, 'strict-transport-security', 'max-age=31536000');
}

function tell(reply: FastifyReply, name: string, value: string): void {
  if (!reply.hasHeader(name)) void reply.header(name, value);
}
