/**
 * The network of a client as `clientOf` names it: the /24 of an IPv4 address, the /48 of an IPv6 one. Who has one
 * address of it most often has the others too.
 */
export function networkOf(client: string): string {
  const v4 = /^(\d+\.\d+\.\d+)\.\d+$/.exec(client)?.[1];
  if (v4 !== undefined) return `${v4}.0/24`;
  const v6 = /^([0-9a-f]+:[0-9a-f]+:[0-9a-f]+):[0-9a-f]+::\/64$/.exec(client)?.[1];
  return v6 === undefined ? client : `${v6}::/48`;
}
