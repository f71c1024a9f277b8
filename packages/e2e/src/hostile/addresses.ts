import fc, { type Arbitrary } from 'fast-check';

const PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~!$&'()*+,;=:@";
const SURROGATES = { first: 0xd800, many: 0x800 };

const point = fc
  .nat(0x10ffff - SURROGATES.many)
  .map((place) => String.fromCodePoint(place < SURROGATES.first ? place : place + SURROGATES.many));

const escaped = point.map((character) => {
  const said = encodeURIComponent(character);
  return said === character ? `%${character.charCodeAt(0).toString(16)}` : said;
});

/**
 * Part of an address, of any character there is. As fast-check's own, which first writes down all million of them to
 * find its way back: a second of each program that loads these tests, and nobody asks for the way back.
 */
export const anySegment: Arbitrary<string> = fc.string({
  unit: fc.oneof({ weight: 10, arbitrary: fc.constantFrom(...PLAIN) }, { weight: 1, arbitrary: escaped }),
});

/** Addresses of any host, for the same reason. */
export const anyUrl: Arbitrary<string> = fc
  .tuple(fc.constantFrom('http', 'https'), fc.domain(), fc.array(anySegment))
  .map(([scheme, host, segments]) => `${scheme}://${[host, ...segments].join('/')}`);
