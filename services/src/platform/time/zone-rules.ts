import { MINUTE } from '@nestwell/domain/moments';
import { aheadBy, type ZoneClocks } from '@nestwell/domain/zone-clocks';
import { FixedOffsetZone, Zone } from 'luxon';
import moment, { type MomentZone } from 'moment-timezone';

/** In whatever letters; asked for another name, such as `constructor`, the library itself would fail. */
const names = new Map(moment.tz.names().map((name) => [name.toLowerCase(), name]));

/** A zone of the IANA database as it is spelled there, asked for in whatever letters; undefined where there is none. */
export const spelledZone = (name: string): string | undefined => names.get(name.toLowerCase());

/**
 * When the clocks of a zone were, are and will be changed, by the rules that the product brings. Those of `Intl` come
 * with Node: countries change theirs at short notice, and an older Node's would be an hour off from then on. A name that
 * nobody admits is UTC's.
 */
export function rulesOf(name: string): MomentZone {
  const rules = moment.tz.zone(spelledZone(name) ?? 'UTC');
  if (!rules) throw new RangeError(`No rules of ${name}`);
  return rules;
}

/** The moments between two at which the clocks of a zone are put forward or back, in their order. */
export const changesBetween = (name: string, from: number, until: number): number[] =>
  rulesOf(name).untils.filter((moment) => moment > from && moment < until);

/** A moment as a calendar program is told it: what knows its zone is written by these rules. */
export const zonedMoment = (name: string, date: Date) => moment.tz(date, rulesOf(name).name);

/**
 * The same for luxon: a `DateTime` of this zone keeps its wall clock by these rules, and by what was recorded of an
 * earlier version of them, as far as that goes.
 */
export class RuledZone extends Zone {
  readonly #rules: MomentZone;
  readonly #recorded: ZoneClocks | undefined;

  constructor(name: string, recorded?: ZoneClocks) {
    super();
    this.#rules = rulesOf(name);
    this.#recorded = recorded;
  }

  override get type() {
    return 'ruled';
  }
  override get name() {
    return this.#rules.name;
  }
  override get isUniversal() {
    return false;
  }
  override get isValid() {
    return true;
  }
  override offsetName(timestamp: number) {
    return this.#rules.abbr(timestamp);
  }
  override formatOffset(timestamp: number, format: 'short' | 'narrow' | 'techie') {
    return FixedOffsetZone.instance(this.offset(timestamp)).formatOffset(timestamp, format);
  }
  override offset(timestamp: number) {
    const recorded = this.#recorded && aheadBy(this.#recorded, timestamp);
    // Rules of the nineteenth century have seconds, which luxon has not.
    return recorded === undefined ? Math.round(-this.#rules.utcOffset(timestamp)) : recorded / MINUTE;
  }
  override equals(other: Zone) {
    return other instanceof RuledZone && other.name === this.name && other.#recorded === this.#recorded;
  }
}
