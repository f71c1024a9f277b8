import { momentShowing, offsetAt } from './zone-offset';

/*
 * The clock of whoever a page is painted for. One process paints for all zones: here `Date` and `Intl` are those of
 * the zone, the moment and the language that were looked at last. Imported before anything else, so that nobody has the others.
 */
let place = 'UTC';
let moment = 0;
let language: string | undefined;
let isAsked = false;

export function lookAt(nextZone: string, nextMoment: number, nextLanguage?: string): void {
  place = nextZone;
  moment = nextMoment;
  language = nextLanguage;
  isAsked = false;
}

/** Whether anything has asked since then what the zone decides. */
export const wasZoneAsked = () => isAsked;

function zone(): string {
  isAsked = true;
  return place;
}

const RealDate = Date;
const RealFormat = Intl.DateTimeFormat;
type Parts = [year: number, month: number, day?: number, hour?: number, minute?: number, second?: number];

const LOCAL = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?$/;
/** A text without a zone is meant in hers. */
const parsed = (text: string) =>
  LOCAL.test(text) ? momentShowing(zone(), RealDate.parse(`${text}Z`)) : RealDate.parse(text);

class VisitorDate extends RealDate {
  constructor(...given: unknown[]) {
    const [first] = given;
    if (given.length === 0) super(moment);
    else if (given.length > 1) super(momentShowing(zone(), RealDate.UTC(...(given as Parts))));
    else super(typeof first === 'string' ? parsed(first) : (first as number));
  }
  static override now = () => moment;
  static override parse = parsed;

  override getTimezoneOffset(): number {
    return -offsetAt(zone(), this.getTime()) / 60_000;
  }
}

/** Her wall clock at a moment, read as if it were UTC. */
const shownAt = (date: Date) => new RealDate(date.getTime() + offsetAt(zone(), date.getTime()));

const FIELDS = ['FullYear', 'Month', 'Date', 'Day', 'Hours', 'Minutes', 'Seconds', 'Milliseconds'] as const;
type Numbers = Record<string, (...parts: number[]) => number>;

for (const field of FIELDS) {
  define(`get${field}`, function () {
    return (shownAt(this) as unknown as Numbers)[`getUTC${field}`]?.() ?? NaN;
  });
  if (field === 'Day') continue;
  define(`set${field}`, function (...parts) {
    const shown = shownAt(this);
    (shown as unknown as Numbers)[`setUTC${field}`]?.(...(parts as number[]));
    return this.setTime(momentShowing(zone(), shown.getTime()));
  });
}
for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'] as const) {
  const real = RealDate.prototype[name] as (locale?: string, options?: object) => string;
  define(name, function (locale, options) {
    return real.call(this, (locale as string | undefined) ?? language, {
      timeZone: zone(),
      ...(options as object),
    });
  });
}

function define(name: string, value: (this: Date, ...given: unknown[]) => unknown): void {
  Object.defineProperty(VisitorDate.prototype, name, { value, writable: true, configurable: true });
}

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
function VisitorFormat(locales?: string, options?: Intl.DateTimeFormatOptions) {
  let last: { key: string; format: Intl.DateTimeFormat } | undefined;
  const real = () => {
    const timeZone = options?.timeZone ?? zone();
    const key = `${timeZone} ${language}`;
    if (last?.key !== key) last = { key, format: formatOf(locales ?? language, { ...options, timeZone }) };
    return last.format;
  };
  type Moment = Date | number;
  return {
    format: (date: Moment = moment) => real().format(date),
    formatToParts: (date: Moment = moment) => real().formatToParts(date),
    formatRange: (from: Moment, to: Moment) => real().formatRange(from, to),
    resolvedOptions: () => real().resolvedOptions(),
  };
}

Object.assign(globalThis, { Date: VisitorDate });
Object.defineProperty(Intl, 'DateTimeFormat', { value: VisitorFormat, writable: true, configurable: true });
