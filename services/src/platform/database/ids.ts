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
  const hex = Buffer.from(bytes.buffer, bytes.byteOffset, 16).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
