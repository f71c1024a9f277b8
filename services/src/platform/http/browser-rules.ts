import type { FastifyReply, FastifyRequest } from 'fastify';
import { isHttps } from './origin';

/** Of every answer, unless it says otherwise itself: nothing of the site is embedded, framed or guessed at by another. */
const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
};
/** Data that somebody opens as a page is no page. */
const NO_PAGE = "default-src 'none'; frame-ancestors 'none'";

/** What each answer tells the browser. For the `onSend` hook, and for what is refused before there is a route. */
export function tellBrowser(request: FastifyRequest, reply: FastifyReply): void {
  const isData = String(reply.getHeader('content-type')).startsWith('application/json');
  const rules: Record<string, string> = {
    ...ALWAYS,
    ...(isData && { 'content-security-policy': NO_PAGE }),
    ...(isHttps(request) && { 'strict-transport-security': 'max-age=31536000' }),
  };
  for (const [name, value] of Object.entries(rules))
    if (!reply.hasHeader(name)) void reply.header(name, value);
}
