import { LRUCache } from 'lru-cache';

/** As long as a column for it; the longest in use have half of that. */
const LONGEST = 35;

/** What few headers of many browsers mean: `Intl` takes longer over one than the session is read. */
const known = new LRUCache<string, { locale: string | undefined }>({ max: 500 });

/** The first language that a browser asks for, as a canonical tag: 'en-US'. Undefined where it names none. */
export function localeOf(acceptLanguage = ''): string | undefined {
  const seen = known.get(acceptLanguage) ?? { locale: read(acceptLanguage) };
  known.set(acceptLanguage, seen);
  return seen.locale;
}

function read(acceptLanguage: string): string | undefined {
  const [first = ''] = acceptLanguage.split(/[,;]/);
  try {
    const [tag] = Intl.getCanonicalLocales(first.trim());
    return tag !== undefined && tag.length <= LONGEST ? tag : undefined;
  } catch {
    return undefined;
  }
}
