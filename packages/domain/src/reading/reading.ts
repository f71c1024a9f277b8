import { renderLocale } from './render-locale';

/** How a day and a clock are written for somebody: 'October 15' or '15 October', '5:20 PM' or '17:20'. */
export interface Reading {
  monthFirst: boolean;
  twelveHours: boolean;
}

export const dateOrders = ['auto', 'day-first', 'month-first'] as const;
export type DateOrder = (typeof dateOrders)[number];
export const clockFaces = ['auto', '12h', '24h'] as const;
export type ClockFace = (typeof clockFaces)[number];

/** What she chose in Settings; `auto` follows her locale. */
export interface ReadingChoice {
  dateOrder: DateOrder;
  clockFace: ClockFace;
}

/** Of whoever chose nothing: as the locale has it. */
export const unchosenReading: ReadingChoice = { dateOrder: 'auto', clockFace: 'auto' };

/** Where nobody's habits are known. */
export const plainReading: Reading = { monthFirst: false, twelveHours: false };

const known = new Map<string | undefined, Reading>();
/** More locales than there are in use: anybody can name another one to a server. */
const MOST = 500;

/** How a locale reads; the device's own where none is named. */
function localeReading(locale: string | undefined): Reading {
  // Asked once: making a format takes longer than a hundred dates.
  const before = known.get(locale);
  if (before) return before;
  const parts = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' }).formatToParts(0);
  const at = (type: string) => parts.findIndex((part) => part.type === type);
  const { hour12 = false } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions();
  const reading = { monthFirst: at('month') < at('day'), twelveHours: hour12 };
  if (known.size < MOST) known.set(locale, reading);
  return reading;
}

/** Her choice, and what her locale says where she made none: the one named, or that of this device or render. */
export function readingOf({ dateOrder, clockFace }: ReadingChoice, locale = renderLocale()): Reading {
  const usual = localeReading(locale);
  return {
    monthFirst: dateOrder === 'auto' ? usual.monthFirst : dateOrder === 'month-first',
    twelveHours: clockFace === 'auto' ? usual.twelveHours : clockFace === '12h',
  };
}
