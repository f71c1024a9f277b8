import type { ReleasedFile } from '@nestwell/contracts/delivery/server';
import type { Storage } from '@nestwell/releases';
import { isVouched } from '@nestwell/releases/vouched';

/** Throws where a file is not there, or not what was released. */
export async function readVouched(storage: Storage, { url, integrity }: ReleasedFile): Promise<Buffer> {
  const bytes = await storage.read(url.slice(1));
  if (bytes === undefined) throw new Error(`${url} is not there`);
  if (!isVouched(bytes, integrity)) throw new Error(`${url} is not what was released`);
  return bytes;
}
