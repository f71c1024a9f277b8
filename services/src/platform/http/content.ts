import type { FastifyInstance, FastifyRequest } from 'fastify';
import { endpointOf } from './endpoint-of';
import { ApiError, badRequest } from './errors';

/** Largest JSON body accepted where the endpoint does not say otherwise. */
export const BODY_LIMIT = 64 * 1024;
const MAX_DEPTH = 64;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Only JSON is read, in UTF-8; forms and plain text, which any foreign page may send, answer 415. */
export function acceptOnlyJson(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser<Buffer>(
    ['application/json', 'application/csp-report', 'application/reports+json'],
    { parseAs: 'buffer' },
    (request: FastifyRequest, body: Buffer, done) => {
      try {
        if (!isPlainJson(request) && endpointOf(request) !== undefined) throw notJson();
        done(null, jsonOf(body));
      } catch (error) {
        done(error as Error, undefined);
      }
    },
  );
  // A form without fields, which a page that works without scripts sends; of calls none is taken.
  fastify.addContentTypeParser('application/x-www-form-urlencoded', (request, _, done) => {
    const isEmpty = request.headers['content-length'] === '0';
    if (isEmpty && endpointOf(request) === undefined) done(null, undefined);
    else done(notJson(), undefined);
  });
}

/* What browsers report in types of their own is for the address that takes reports only. */
const isPlainJson = (request: FastifyRequest) =>
  /^application\/json\b/i.test(request.headers['content-type'] ?? '');
const notJson = () => new ApiError('unsupported_media_type', 'Send JSON (application/json)');

function jsonOf(body: Buffer): unknown {
  if (body.length === 0) return undefined;
  const text = decoded(body);
  refuseDepth(text);
  let value: unknown;
  try {
    value = JSON.parse(text, refusePrototype);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw badRequest('body', 'is not valid JSON');
  }
  return value;
}

function decoded(body: Buffer): string {
  try {
    return utf8.decode(body);
  } catch {
    throw badRequest('body', 'is not UTF-8');
  }
}

function refusePrototype(name: string, value: unknown): unknown {
  if (name === '__proto__') throw badRequest('__proto__', 'is not a field of this request');
  return value;
}

/** Looked for in the text: walking the parsed value of a hostile body could itself run out of stack. */
function refuseDepth(text: string): void {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (quoted) {
      if (character === '\\') at += 1;
      else if (character === '"') quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') depth -= 1;
    if (depth > MAX_DEPTH) throw badRequest('body', 'is nested too deeply');
  }
}
