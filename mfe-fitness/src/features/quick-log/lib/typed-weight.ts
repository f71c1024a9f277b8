import type { User } from '@nestwell/contracts/account';
import { trackingLimits } from '@nestwell/contracts/fitness';
import { pluralWeightUnit, poundsOf, shownWeight } from '@nestwell/domain/units';
import { figureIn } from '@nestwell/domain/amounts';

type Units = User['units'];

const DEFAULT_POUNDS = 150;

/** Undefined when the field was left alone or emptied. */
export function weightOf(typed: string | undefined, units: Units): number | undefined | 'invalid' {
  if (typed === undefined || typed.trim() === '') return undefined;
  const shown = figureIn(typed);
  if (shown === undefined) return 'invalid';
  const pounds = poundsOf(shown, units);
  const { min, max } = trackingLimits.weight;
  return pounds < min || pounds > max ? 'invalid' : pounds;
}

export function weightHint(units: Units): string {
  const { min, max } = trackingLimits.weight;
  const [low, high] = [Math.ceil(shownWeight(min, units)), Math.floor(shownWeight(max, units))];
  return `Enter a weight between ${low} and ${high} ${pluralWeightUnit[units]}.`;
}

/** The figure in the field a step further; from an empty or unreadable one, from her known weight. */
export function movedWeight(typed: string, by: number, knownPounds: number | null, units: Units): string {
  const from = figureIn(typed) ?? shownWeight(knownPounds ?? DEFAULT_POUNDS, units);
  return Math.max(0, from + by).toFixed(1);
}
