import type { Meal } from '@nestwell/contracts/nutrition';
import { inMemberUnits, type UnitSystem } from '@nestwell/domain/units';
import { counted } from '@nestwell/domain/words';
import type { CaffeineTally } from '@nestwell/safety/foods';

/** '96 of 200 mg' */
export const caffeineWords = ({ mg, most }: Pick<CaffeineTally<unknown>, 'mg' | 'most'>) =>
  `${mg} of ${most} mg`;

/** What the figure leaves out; nothing where that is nothing. */
export const unknownWords = (unknown: number) =>
  unknown === 0 ? null : `Caffeine unknown in ${counted(unknown, 'food')}: not in the sum.`;

/** 'Coffee, 200 ml', 'Cola, 2 × 1 can', and in the United States 'Coffee, 7 fl oz (200 ml)' */
export function drinkWords({ name, portion }: Pick<Meal, 'name' | 'portion'>, units: UnitSystem): string {
  if (!portion) return name;
  const label = inMemberUnits(portion.label, units);
  return `${name}, ${portion.times === 1 ? label : `${portion.times} × ${label}`}`;
}
