/** As long as a column for it; the longest in use have half of that. */
const LONGEST = 35;

/** The first language that a browser asks for, as a canonical tag: 'en-US'. Undefined where it names none. */
export function localeOf(acceptLanguage = ''): string | undefined {
  const [first = ''] = acceptLanguage.split(/[,;]/);
  try {
    const [tag] = Intl.getCanonicalLocales(first.trim());
    return tag !== undefined && tag.length <= LONGEST ? tag : undefined;
  } catch {
    return undefined;
  }
}
