import { BlockList, isIP } from 'node:net';
import { z } from 'zod';

/** What Fastify takes: nobody, so many hops from this process, or addresses, networks and names of networks. */
export type TrustedProxies = false | number | string[];

const NAMES = ['loopback', 'linklocal', 'uniquelocal'];
const EXPECTED =
  'must be off, the number of proxies before this server (1), or their addresses or networks (10.0.0.5,10.1.0.0/16,loopback)';

/** `on` would believe the first address in `X-Forwarded-For`, which anybody can write. */
export const trustProxy = z
  .string()
  .refine((value) => value !== 'on', `${EXPECTED}; on would believe whatever a visitor writes`)
  .transform((value, context): TrustedProxies => {
    if (value === 'off') return false;
    if (/^[1-9]$/.test(value)) return Number(value);
    const proxies = value.split(',').map((proxy) => proxy.trim());
    if (!proxies.every((proxy) => NAMES.includes(proxy) || isNetwork(proxy)))
      context.addIssue({ code: 'custom', message: EXPECTED });
    return proxies;
  });

/** An address, or one with a prefix that leaves somebody untrusted. */
function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  if (!/^[1-9]\d{0,2}$/.test(prefix)) return false;
  try {
    new BlockList().addSubnet(address, Number(prefix), version === 4 ? 'ipv4' : 'ipv6');
    return true;
  } catch {
    return false;
  }
}
