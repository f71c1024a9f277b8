import type { FastifyRequest } from 'fastify';
import { forbidden } from './errors';

type Headers = FastifyRequest['headers'];

/** Of a browser that says nothing of what it asks for: it asks for a page or a picture, or ahead of time. */
const asksByItself = ({ accept = '', 'upgrade-insecure-requests': upgrade, 'x-moz': ahead }: Headers) =>
  upgrade !== undefined || ahead !== undefined || /text\/html|image\//.test(accept);

/** Whether a script asked, in a browser or elsewhere. What a browser requests by itself is none: a link, a picture, a prefetch. */
export function isScriptCall(headers: Headers): boolean {
  const { 'sec-fetch-dest': destination, 'sec-fetch-mode': mode, 'sec-purpose': purpose } = headers;
  if (purpose !== undefined || headers.purpose !== undefined) return false;
  if (destination === undefined && asksByItself(headers)) return false;
  return (
    [undefined, 'empty'].includes(destination as string) &&
    [undefined, 'cors', 'same-origin'].includes(mode as string)
  );
}

/** For a GET that begins a session: whoever makes a browser open an address must not choose who is signed in. */
export function refuseUnlessScript({ headers }: Pick<FastifyRequest, 'headers'>): void {
  if (!isScriptCall(headers)) throw forbidden('This address is for scripts: a link to it signs nobody in');
}
