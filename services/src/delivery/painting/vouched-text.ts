import { createHash } from 'node:crypto';
import type { ReleasedFile } from '@nestwell/contracts/delivery';
import type { Storage } from '@nestwell/releases';

/** The text of a released file; throws where it is not there, or not what was released. */
export async function vouchedText(storage: Storage, { url, integrity }: ReleasedFile): Promise<string> {
  const bytes = await storage.read(url.slice(1));
  if (bytes === undefined) throw new Error(`${url} is not there`);
  const found = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  if (found !== integrity) throw new Error(`${url} is not what was released`);
  return bytes.toString();
}
