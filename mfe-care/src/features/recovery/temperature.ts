import { figureIn } from '@nestwell/domain/amounts';
import { type CrisisRegion, useRegion } from '@nestwell/remote-kit';
import { shownOf, tenthsOf } from '@nestwell/safety/recovery';

export type Scale = 'celsius' | 'fahrenheit';
export const degreesOf: Record<Scale, string> = { celsius: '°C', fahrenheit: '°F' };

/** Thermometers show Fahrenheit in the United States alone. */
export const scaleOf = (region: CrisisRegion | undefined): Scale =>
  region?.country === 'us' ? 'fahrenheit' : 'celsius';

export const useScale = (): Scale => scaleOf(useRegion().region);

/** What may stand behind a figure of either scale. */
const UNITS = ['°C', '° C', '°F', '° F', '°', 'C', 'F'];
/** What a person's temperature can be. The scales do not overlap, so a figure says by itself which one it is of. */
const RANGES: Record<Scale, { min: number; max: number }> = {
  celsius: { min: 34, max: 43 },
  fahrenheit: { min: 93, max: 110 },
};

/** Tenths of a degree Celsius of what she typed, in whichever scale; null while it is no temperature of a person. */
export function typedTenths(typed: string): number | null {
  const shown = figureIn(typed, UNITS);
  if (shown === undefined) return null;
  const scale = (Object.keys(RANGES) as Scale[]).find(
    (each) => shown >= RANGES[each].min && shown <= RANGES[each].max,
  );
  return scale === undefined ? null : tenthsOf(shown, scale);
}

/** '36.8 °C', '98.2 °F' */
export const temperatureWords = (celsius: number, scale: Scale): string =>
  `${shownOf(Math.round(celsius * 10), scale)} ${degreesOf[scale]}`;
