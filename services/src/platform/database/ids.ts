import { v7 } from 'uuid';

/** A new row's name: a UUID of version 7, so that rows made later sort later. */
export const newId = (): string => v7();

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The last one: a call asks for the same member's rows again and again. Nobody changes the bytes of an id. */
let last: { uuid?: string; bytes: Buffer } = { bytes: Buffer.alloc(0) };

/** The 16 bytes a UUID is kept as. Throws on anything else: MariaDB would pad a short value in silence. */
export function toBinary(uuid: string): Buffer {
  if (uuid !== last.uuid) last = { uuid, bytes: bytesOf(uuid) };
  return last.bytes;
}

function bytesOf(uuid: string): Buffer {
  if (!UUID.test(uuid)) throw new TypeError('not a UUID');
  const bytes = Buffer.allocUnsafe(16);
  let from = 0;
  for (let at = 0; at < 16; at += 1) {
    if (uuid.charCodeAt(from) === DASH) from += 1;
    bytes[at] = (digit(uuid.charCodeAt(from)) << 4) | digit(uuid.charCodeAt(from + 1));
    from += 2;
  }
  return bytes;
}

const DASH = '-'.charCodeAt(0);
const NINE = '9'.charCodeAt(0);

/** Of a hexadecimal digit, in small letters or large: both have their rank among the letters in the last four bits. */
const digit = (code: number) => (code & 15) + (code > NINE ? 9 : 0);

export function fromBinary(bytes: Uint8Array): string {
  if (bytes.length !== 16) throw new TypeError(`a UUID has 16 bytes, not ${bytes.length}`);
  for (let at = 0; at < 16; at += 1) {
    const byte = bytes[at] ?? 0;
    const place = PLACES[at] ?? 0;
    written[place] = DIGITS[byte >> 4] ?? 0;
    written[place + 1] = DIGITS[byte & 15] ?? 0;
  }
  return written.toString('latin1');
}

/** Where it is put together: every row has two or three, and to cut one out of its digits' text takes three times as long. */
const written = Buffer.alloc(36, '-');
const DIGITS = Buffer.from('0123456789abcdef');
/** Where the digits of each byte begin. */
const PLACES = [0, 2, 4, 6, 9, 11, 14, 16, 19, 21, 24, 26, 28, 30, 32, 34];
