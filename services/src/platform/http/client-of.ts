import { isIPv4, isIPv6 } from 'node:net';

/** One client for all whose address a proxy did not write, or not so that it can be read. */
const UNREADABLE = 'unreadable';

/**
 * Whom tries are counted for: an IPv4 address, or the /64 of an IPv6 one, of which a single connection has all
 * addresses to choose from. Proxies write it in many ways: with a port, in brackets, in quotes. Undefined is the address
 * of a connection that is closed already.
 */
export function clientOf(written: string | undefined): string {
  const address = plainAddress(written ?? '');
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return UNREADABLE;
  const groups = groupsOf(address);
  return (
    mappedIn(groups) ??
    `${groups
      .slice(0, 4)
      .map((group) => group.toString(16))
      .join(':')}::/64`
  );
}

/** Without quotes, brackets, port and zone. */
export function plainAddress(written: string): string {
  const unquoted = written.trim().replace(/^"/, '').replace(/"$/, '');
  const bracketed = /^\[([^\]]*)\](?::\d*)?$/.exec(unquoted)?.[1];
  const [address = ''] = (bracketed ?? unquoted.replace(/^([\d.]+):\d*$/, '$1')).split('%');
  return address;
}

/** All eight of an IPv6 address. */
function groupsOf(address: string): number[] {
  const [head = [], tail = []] = address.split('::').map(writtenGroups);
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => 0);
  return [...head, ...zeros, ...tail];
}

const writtenGroups = (part: string): number[] =>
  part === ''
    ? []
    : part
        .split(':')
        .flatMap((group) => (group.includes('.') ? pairsOf(group) : [Number.parseInt(group, 16)]));

function pairsOf(dotted: string): number[] {
  const [a = 0, b = 0, c = 0, d = 0] = dotted.split('.').map(Number);
  return [a * 256 + b, c * 256 + d];
}

/** The IPv4 address that an IPv6 one stands for (::ffff:203.0.113.7). */
function mappedIn([...groups]: number[]): string | undefined {
  const [high = 0, low = 0] = groups.splice(6);
  if (groups.pop() !== 0xffff || groups.some((group) => group !== 0)) return undefined;
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}
