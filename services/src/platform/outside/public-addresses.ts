import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

export type AllowsAddress = (address: string) => boolean;

/** A name or address that leads into a private network, or to this machine. */
export class PrivateAddress extends Error {
  constructor(host: string) {
    super(`${host} is not a public address`);
  }
}

/** Of the open network, and of no other: neither private nor reserved, nor one inside another (`::ffff:10.0.0.1`). */
export const isPublicAddress: AllowsAddress = (address) =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';

/** Throws of an address written as a host, which is looked up nowhere. */
export function refuseWritten(host: string, allows: AllowsAddress): void {
  const written = host.replace(/^\[|\]$/g, '');
  if (isIP(written) !== 0 && !allows(written)) throw new PrivateAddress(host);
}

/** Looks names up for a connection; what is connected to is what was checked. */
export const publicLookup =
  (allows: AllowsAddress): LookupFunction =>
  (host, options, done) =>
    lookup(host, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, []);
      const [first] = addresses;
      // One private address among public ones is no accident.
      if (first === undefined || !addresses.every(({ address }) => allows(address))) {
        return done(new PrivateAddress(host), []);
      }
      if (options.all) return done(null, addresses);
      done(null, first.address, first.family);
    });
