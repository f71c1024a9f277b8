import { urlOfKey } from '@nestwell/contracts/kernel/server';
import type { OwnRead } from './own-reads';

/** Reads of one page: more than its first screen shows. */
const MOST = 12;
/** Ends the key of a list that is read a page at a time: see `pagesOf` in remote-kit. */
const PAGES = 'pages';

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
      const isList = key.at(-1) === PAGES;
      const url = urlOfKey(isList ? key.slice(0, -1) : key);
      if (!url.startsWith('/api/')) return undefined;
      const answer = await read(url).catch(() => undefined);
      if (!answer) return undefined;
      const data = isList ? firstPage(answer) : answer.text;
      return `{"key":${JSON.stringify(key)},"zone":${JSON.stringify(zone)},"data":${data}}`;
    }),
  );
  return texts.filter((text) => text !== undefined);
}

/** As the browser keeps it once it has read the first page. */
const firstPage = ({ text, next }: { text: string; next?: string }) =>
  `{"pages":[{"rows":${text}${next === undefined ? '' : `,"next":${JSON.stringify(next)}`}}],"pageParams":[null]}`;
