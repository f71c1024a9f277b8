import { urlOfKey } from '@nestwell/contracts/kernel';
import type { OwnRead } from './own-reads';

/** Reads of one page: more than its first screen shows. */
const MOST = 12;

/**
 * The answers that a picture lacked, each as the JSON text `{"key":…,"zone":…,"data":…}`, all read in one go. What is
 * refused, fails or is no JSON of this site is left to the browser, which says so.
 */
export async function firstReads(
  lacks: readonly (readonly string[])[],
  read: OwnRead,
  zone: string | null,
): Promise<string[]> {
  const texts: (string | undefined)[] = await Promise.all(
    lacks.slice(0, MOST).map(async (key) => {
      const url = urlOfKey(key);
      if (!url.startsWith('/api/')) return undefined;
      const data = await read(url).catch(() => undefined);
      return data && `{"key":${JSON.stringify(key)},"zone":${JSON.stringify(zone)},"data":${data}}`;
    }),
  );
  return texts.filter((text): text is string => text !== undefined && text !== '');
}
