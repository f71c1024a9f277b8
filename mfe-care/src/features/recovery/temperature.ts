import { temperatureLimits } from '@nestwell/contracts/care';
import { shownOf, tenthsOf } from '@nestwell/safety/recovery';
import type { UnitSystem } from '@nestwell/domain/units';

export type Scale = 'celsius' | 'fahrenheit';
export const scaleOf = (units: UnitSystem): Scale => (units === 'us' ? 'fahrenheit' : 'celsius');
export const degreesOf: Record<Scale, string> = { celsius: '°C', fahrenheit: '°F' };

const NUMBER = /^\d{2,3}([.,]\d)?$/;

/** Tenths of a degree Celsius of what she typed; null while it is no temperature of a person. */
export function typedTenths(typed: string, scale: Scale): number | null {
  if (!NUMBER.test(typed.trim())) return null;
  const tenths = tenthsOf(Number(typed.trim().replace(',', '.')), scale);
  return tenths < temperatureLimits.min * 10 || tenths > temperatureLimits.max * 10 ? null : tenths;
}

/** '36.8 °C', '98.2 °F' */
export const temperatureWords = (celsius: number, scale: Scale): string =>
  `${shownOf(Math.round(celsius * 10), scale)} ${degreesOf[scale]}`;
