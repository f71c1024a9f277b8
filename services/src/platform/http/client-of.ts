import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** One client for all whose address a proxy did not write, or not so that it can be read. */
const UNREADABLE = 'unreadable';

/**
 * Whom tries are counted for: an IPv4 address, or the /64 of an IPv6 one, of which a single connection has all
 * addresses to choose from. Proxies write it in many ways: with a port, in brackets, in quotes. Undefined is the address
 * of a connection that is closed already.
 */
export function clientOf(written: string | undefined): string {
  const plain = plainAddress(written ?? '');
  if (isIP(plain) === 0) return UNREADABLE;
  const address = ipaddr.process(plain);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const network = address.parts.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/** Without quotes, brackets, port and zone. */
export function plainAddress(written: string): string {
  const unquoted = written.trim().replace(/^"/, '').replace(/"$/, '');
  const bracketed = /^\[([^\]]*)\](?::\d*)?$/.exec(unquoted)?.[1];
  const [address = ''] = (bracketed ?? unquoted.replace(/^([\d.]+):\d*$/, '$1')).split('%');
  return address;
}
