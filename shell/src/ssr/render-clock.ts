import type { RenderClock } from '@nestwell/domain/device-time';
import { aheadBy, type ZoneClocks } from '@nestwell/domain/zone-clocks';

export interface CountedClock extends RenderClock {
  /** Whether anything was asked that the zone decides. */
  wasAsked(): boolean;
}

/**
 * The clock of a zone: by the rules that the server told, which may be newer than Node's, and by Node's own for moments of
 * which it told nothing.
 */
export function clockOf(zone: string, clocks: ZoneClocks): CountedClock {
  let isAsked = false;
  const asked = <Value>(value: Value): Value => {
    isAsked = true;
    return value;
  };
  return {
    get zone() {
      return asked(zone);
    },
    offsetAt: (moment) => asked(aheadBy(clocks, moment) ?? offsetOfNode(zone, moment)),
    wasAsked: () => isAsked,
  };
}

const FIELDS = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
} as const;

function offsetOfNode(timeZone: string, moment: number): number {
  if (Number.isNaN(moment)) return 0;
  const second = Math.floor(moment / 1000) * 1000;
  const format = new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', ...FIELDS });
  const shown: Record<string, number> = {};
  for (const { type, value } of format.formatToParts(second)) shown[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second: seconds = 0 } = shown;
  return Date.UTC(year, month - 1, day, hour, minute, seconds) - second;
}
