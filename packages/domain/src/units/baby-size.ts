import { inchesOf } from './height';
import { toTenth } from './rounding';
import type { UnitSystem } from './system';
import { poundsOf } from './weight';

const OUNCES_PER_POUND = 16;
const GRAMS_PER_OUNCE = 28.349523125;

/** '37.9 cm', '14.9 in' */
export const babyLengthText = (centimetres: number, units: UnitSystem): string =>
  units === 'us' ? `${toTenth(inchesOf(centimetres))} in` : `${centimetres} cm`;

/** Before birth: '1210 g', '2 lb 11 oz', and '1.5 oz' below a pound. */
export function unbornWeightText(grams: number, units: UnitSystem): string {
  if (units === 'metric') return `${grams} g`;
  const exact = grams / GRAMS_PER_OUNCE;
  if (exact < OUNCES_PER_POUND) return `${toTenth(exact)} oz`;
  const whole = Math.round(exact);
  const ounces = whole % OUNCES_PER_POUND;
  return [`${Math.floor(whole / OUNCES_PER_POUND)} lb`, ...(ounces > 0 ? [`${ounces} oz`] : [])].join(' ');
}

/** After birth: '6.4 kg', '14.1 lb' */
export const babyWeightText = (kilograms: number, units: UnitSystem): string =>
  units === 'us' ? `${poundsOf(kilograms, 'metric')} lb` : `${kilograms} kg`;
