import type { IncomingMessage } from 'node:http';

/** Leads to no route: its escape cannot be decoded. */
const UNROUTABLE = '/%';

/** From a single slash on, printable ASCII without `#` and `\`, which parsers of addresses take differently. */
const TARGET = /^\/(?!\/)[!"$-[\]-~]*$/;

/**
 * Fastify's `rewriteUrl`, which runs before a route is looked up: a request whose target or host could mean two things
 * is given a target that `frameworkErrors` answers with 400.
 */
export function routableTarget({ url = '', rawHeaders }: IncomingMessage): string {
  return isUnambiguous(url) && !hasSeveralHosts(rawHeaders) ? url : UNROUTABLE;
}

function isUnambiguous(target: string): boolean {
  if (!TARGET.test(target)) return false;
  try {
    const [path = ''] = target.split('?', 1);
    return !decodeURIComponent(target).includes('\0') && !path.split('/').some(isDotSegment);
  } catch {
    return false;
  }
}

const isDotSegment = (segment: string) => ['.', '..'].includes(decodeURIComponent(segment));

/** Names and values in turns, as they were received. */
const hasSeveralHosts = (rawHeaders: readonly string[]) =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length > 1;
