import { isByHerClock, RealDate, shownAt, visitor, zone } from './visitor';
import { VisitorFormat } from './visitor-format';
import { figureText, VisitorNumbers } from './visitor-numbers';
import { momentShowing, offsetAt } from './zone-offset';

/*
 * The clock of whoever a page is painted for: from here on `Date` and `Intl` are those of the zone, the moment and the
 * language that were looked at last. Imported before anything else, so that nobody has the others.
 */

export { lookAt, wasZoneAsked } from './visitor';

type Parts = [year: number, month: number, day?: number, hour?: number, minute?: number, second?: number];

const LOCAL = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?$/;
/** A text without a zone is meant in hers. */
const parsed = (text: string) =>
  LOCAL.test(text) ? momentShowing(zone(), RealDate.parse(`${text}Z`)) : RealDate.parse(text);

class VisitorDate extends RealDate {
  constructor(...given: unknown[]) {
    const [first] = given;
    if (given.length === 0) super(visitor.moment);
    else if (given.length > 1) super(momentShowing(zone(), RealDate.UTC(...(given as Parts))));
    else super(typeof first === 'string' ? parsed(first) : (first as number));
  }
  static override now = () => visitor.moment;
  static override parse = parsed;

  override getTimezoneOffset(): number {
    return -offsetAt(zone(), this.getTime()) / 60_000;
  }
}

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
  define(name, function (locale, options = {}) {
    const { timeZone = zone(), ...others } = options as Intl.DateTimeFormatOptions;
    const isShown = isByHerClock(timeZone, others);
    const here = (locale as string | undefined) ?? visitor.language;
    return real.call(isShown ? shownAt(this, timeZone) : this, here, {
      ...others,
      timeZone: isShown ? 'UTC' : timeZone,
    });
  });
}

function define(name: string, value: (this: Date, ...given: unknown[]) => unknown): void {
  Object.defineProperty(VisitorDate.prototype, name, { value, writable: true, configurable: true });
}

Object.assign(globalThis, { Date: VisitorDate });
for (const [name, value] of Object.entries({ DateTimeFormat: VisitorFormat, NumberFormat: VisitorNumbers }))
  Object.defineProperty(Intl, name, { value, writable: true, configurable: true });
Object.defineProperty(Number.prototype, 'toLocaleString', {
  value(this: number, locales?: string, options?: Intl.NumberFormatOptions) {
    return figureText(Number(this), locales, options);
  },
  writable: true,
  configurable: true,
});
