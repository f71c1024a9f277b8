import type { FastifyRequest } from 'fastify';
import { isHttps } from '../../platform/http/origin';

/** This site as authenticators know it: a passkey works at this name and no other. */
export interface RelyingParty {
  /** The host's name, without a port. */
  id: string;
  origin: string;
}

/** Behind a proxy `PUBLIC_URL` names it, and nothing that a caller sends does. */
export function relyingPartyOf(request: FastifyRequest, publicUrl: string | undefined): RelyingParty {
  const own = `${isHttps(request) ? 'https' : 'http'}://${request.headers.host ?? 'localhost'}`;
  const { hostname, origin } = new URL(
    URL.canParse(publicUrl ?? own) ? (publicUrl ?? own) : 'http://localhost',
  );
  return { id: hostname, origin };
}
