import { compile } from '@fastify/proxy-addr';
import type { TrustedProxies } from '../config/trust-proxy';
import { plainAddress } from './client-of';

/**
 * Which hops of a request are proxies of this site. A number counts hops from this process, on the operator's word. A
 * proxy of the list is known by its address in each way that proxies write it: with a port, in brackets, in quotes.
 */
export function trustedHops(proxies: TrustedProxies): false | ((written: string, hop: number) => boolean) {
  if (proxies === false) return false;
  if (typeof proxies === 'number') return (_, hop) => hop < proxies;
  const isProxy = compile(proxies);
  return (written, hop) => isProxy(plainAddress(written), hop);
}
