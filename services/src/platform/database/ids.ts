import { v7 } from 'uuid';

/** A new row's name: a UUID of version 7, so that rows made later sort later. */
export const newId = (): string => v7();

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The 16 bytes a UUID is kept as. Throws on anything else: MariaDB would pad a short value in silence. */
export function toBinary(uuid: string): Buffer {
  if (!UUID.test(uuid)) throw new TypeError('not a UUID');
  return Buffer.from(uuid.replaceAll('-', ''), 'hex');
}

export function fromBinary(bytes: Uint8Array): string {
  if (bytes.length !== 16) throw new TypeError(`a UUID has 16 bytes, not ${bytes.length}`);
  const hex = Buffer.from(bytes).toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
