import { oneOf, type Random } from './random';

export interface Sent {
  method: string;
  target: string;
  headers?: Record<string, string>;
  body?: string;
}

/** A request as its bytes stand on the wire. */
export function requestText({ method, target, headers = {}, body }: Sent): string {
  const all = {
    host: '127.0.0.1',
    ...headers,
    ...(body !== undefined && {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
    }),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `${method} ${target} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body ?? ''}`;
}

const ENCODINGS = ['identity', 'gzip', 'br'];
const ZONES = ['Europe/Vienna', 'America/New_York', 'Asia/Kolkata'];
const LANGUAGES = ['en-US', 'en-GB', 'de-AT,de;q=0.9', 'fr-FR,fr;q=0.8'];
/** Many callers behind one proxy, so that limits of one address do not end the run. */
const NETWORK = 60_000;

/** What differs between two browsers that ask for the same. */
export function browserHeaders(random: Random): Record<string, string> {
  const at = Math.floor(random() * NETWORK);
  return {
    'x-forwarded-for': `10.0.${at >> 8}.${at & 255}`,
    'x-timezone': oneOf(random, ZONES),
    'accept-language': oneOf(random, LANGUAGES),
    'accept-encoding': oneOf(random, ENCODINGS),
  };
}
