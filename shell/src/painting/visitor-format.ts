import { isByHerClock, RealDate, shownAt, visitor, zone } from './visitor';

const RealFormat = Intl.DateTimeFormat;

/** Of all modules and pictures: to make one takes longer than to write a date, and each picture asks for the same few. */
const formats = new Map<string, Intl.DateTimeFormat>();
const MOST_FORMATS = 300;

function formatOf(locales: string | undefined, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locales, options]);
  const known = formats.get(key);
  if (known !== undefined) return known;
  if (formats.size >= MOST_FORMATS) formats.clear();
  const made = new RealFormat(locales, options);
  formats.set(key, made);
  return made;
}

/** Formats that are made while a module starts, before any visit, follow the visit all the same. */
export function VisitorFormat(locales?: string, options?: Intl.DateTimeFormatOptions) {
  let last: { key: string; format: Intl.DateTimeFormat } | undefined;
  const inZone = () => options?.timeZone ?? zone();
  const isShown = () => isByHerClock(inZone(), options ?? {});
  const real = (timeZone = isShown() ? 'UTC' : inZone()) => {
    const key = `${timeZone} ${visitor.language}`;
    if (last?.key !== key)
      last = { key, format: formatOf(locales ?? visitor.language, { ...options, timeZone }) };
    return last.format;
  };
  type Moment = Date | number;
  const shown = (date: Moment) => (isShown() ? shownAt(new RealDate(date), inZone()) : date);
  return {
    format: (date: Moment = visitor.moment) => real().format(shown(date)),
    formatToParts: (date: Moment = visitor.moment) => real().formatToParts(shown(date)),
    formatRange: (from: Moment, to: Moment) => real().formatRange(shown(from), shown(to)),
    resolvedOptions: () => real(inZone()).resolvedOptions(),
  };
}
