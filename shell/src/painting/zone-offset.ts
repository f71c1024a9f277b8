import { aheadBy, type ZoneClocks } from '@nestwell/domain/zone-clocks';

const QUARTER = 15 * 60_000;
const MOST = 2000;

/** What the server knows of a zone's clocks: the rules that Node brings may be older than hers. */
let told: { zone: string; clocks: ZoneClocks } | undefined;

/** Goes by these clocks in that zone from now on, where they say something of a moment. */
export function goBy(zone: string, clocks: ZoneClocks | undefined): void {
  told = clocks && { zone, clocks };
}

const RealFormat = Intl.DateTimeFormat;
const walls = new Map<string, Intl.DateTimeFormat>();
const known = new Map<string, number>();

/** Milliseconds that the clocks of a zone are ahead of UTC at a moment. Clocks are only ever changed on a quarter. */
export function offsetAt(zone: string, moment: number): number {
  if (Number.isNaN(moment)) return 0;
  const ahead = told?.zone === zone ? aheadBy(told.clocks, moment) : undefined;
  if (ahead !== undefined) return ahead;
  const quarter = Math.floor(moment / QUARTER) * QUARTER;
  const key = `${zone} ${quarter}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const shown: Record<string, number> = {};
  for (const { type, value } of wallOf(zone).formatToParts(quarter)) shown[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = shown;
  const offset = Date.UTC(year, month - 1, day, hour, minute) - quarter;
  if (known.size >= MOST) known.clear();
  known.set(key, offset);
  return offset;
}

/** The moment at which the clocks of a zone show what is shown in UTC at `shown`; a skipped time moves forward. */
export function momentShowing(zone: string, shown: number): number {
  return shown - offsetAt(zone, shown - offsetAt(zone, shown));
}

function wallOf(zone: string): Intl.DateTimeFormat {
  const parts = {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  } as const;
  const wall = walls.get(zone) ?? new RealFormat('en-US', { timeZone: zone, hourCycle: 'h23', ...parts });
  walls.set(zone, wall);
  return wall;
}
