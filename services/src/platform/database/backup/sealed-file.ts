import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';

export const SEALED = '.gz.age';

/**
 * Packs and seals what comes into a file, for whoever holds the secret half of the key (the format of `age`, which
 * opens it too). It gets its name once it is whole.
 */
export async function seal(path: string, recipient: string, plain: Readable): Promise<void> {
  const part = `${path}.part`;
  try {
    const encrypter = new Encrypter();
    encrypter.addRecipient(recipient);
    const packed = plain.pipe(createGzip());
    plain.once('error', (error) => packed.destroy(error));
    const sealed = await encrypter.encrypt(streamOf(packed));
    await pipeline(Readable.fromWeb(sealed as ReadableStream), createWriteStream(part, { mode: 0o600 }));
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** What was sealed into a file; a byte that was changed on the way ends it with an error. */
export async function unseal(path: string, identity: string): Promise<Readable> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  const file = createReadStream(path);
  const plain = Readable.fromWeb((await decrypter.decrypt(streamOf(file))) as ReadableStream);
  const unpacked = createGunzip();
  plain.once('error', (error) => unpacked.destroy(error));
  return plain.pipe(unpacked);
}

/** The same to Node and to browsers, whose types differ. */
const streamOf = (bytes: Readable): globalThis.ReadableStream<Uint8Array> => Readable.toWeb(bytes) as never;
