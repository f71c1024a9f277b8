import { keptFormats } from './kept-formats';
import { isByHerClock, RealDate, shownAt, visitor, zone } from './visitor';

const RealFormat = Intl.DateTimeFormat;

const kept = keptFormats((locales, options: Intl.DateTimeFormatOptions | undefined) => {
  const format = new RealFormat(locales, options);
  let resolved: Intl.ResolvedDateTimeFormatOptions | undefined;
  return { format, resolved: () => (resolved ??= format.resolvedOptions()) };
});
type Kept = ReturnType<typeof kept>;

/** Formats that are made while a module starts, before any visit, follow the visit all the same. */
export function VisitorFormat(locales?: string, options?: Intl.DateTimeFormatOptions) {
  let last: { key: string; made: Kept } | undefined;
  const inZone = () => options?.timeZone ?? zone();
  const isShown = () => isByHerClock(inZone(), options ?? {});
  const real = (timeZone = isShown() ? 'UTC' : inZone()) => {
    const key = `${timeZone} ${visitor.language}`;
    if (last?.key !== key) last = { key, made: kept(locales ?? visitor.language, { ...options, timeZone }) };
    return last.made;
  };
  type Moment = Date | number;
  const shown = (date: Moment) => (isShown() ? shownAt(new RealDate(date), inZone()) : date);
  return {
    format: (date: Moment = visitor.moment) => real().format.format(shown(date)),
    formatToParts: (date: Moment = visitor.moment) => real().format.formatToParts(shown(date)),
    formatRange: (from: Moment, to: Moment) => real().format.formatRange(shown(from), shown(to)),
    resolvedOptions: () => ({ ...real(inZone()).resolved() }),
  };
}
VisitorFormat.supportedLocalesOf = RealFormat.supportedLocalesOf;
