import { keptFormats } from './kept-formats';
import { visitor } from './visitor';

const RealFormat = Intl.NumberFormat;

const formatOf = keptFormats<Intl.NumberFormatOptions, Intl.NumberFormat>(
  (locales, options) => new RealFormat(locales, options),
);

/** Formats that are made while a module starts, before any visit, follow the visitor's language all the same. */
export function VisitorNumbers(locales?: string, options?: Intl.NumberFormatOptions) {
  let last: { language: string | undefined; format: Intl.NumberFormat } | undefined;
  const real = () => {
    const { language } = visitor;
    if (!last || last.language !== language)
      last = { language, format: formatOf(locales ?? language, options) };
    return last.format;
  };
  type Figure = number | bigint;
  return {
    format: (figure: Figure) => real().format(figure),
    formatToParts: (figure: Figure) => real().formatToParts(figure),
    formatRange: (from: Figure, to: Figure) => real().formatRange(from, to),
    resolvedOptions: () => real().resolvedOptions(),
  };
}
VisitorNumbers.supportedLocalesOf = RealFormat.supportedLocalesOf;

/** A figure as it writes itself. */
export const figureText = (figure: number, locales?: string, options?: Intl.NumberFormatOptions): string =>
  formatOf(locales ?? visitor.language, options).format(figure);
