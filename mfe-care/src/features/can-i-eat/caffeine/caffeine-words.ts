import type { Meal } from '@nestwell/contracts/nutrition';
import { counted } from '@nestwell/domain/words';
import type { CaffeineTally } from '@nestwell/safety/foods';

/** '96 of 200 mg' */
export const caffeineWords = ({ mg, most }: Pick<CaffeineTally<unknown>, 'mg' | 'most'>) =>
  `${mg} of ${most} mg`;

/** What the figure leaves out; nothing where that is nothing. */
export const unknownWords = (unknown: number) =>
  unknown === 0 ? null : `Caffeine unknown in ${counted(unknown, 'food')}: not in the sum.`;

/** 'Coffee, 200 ml', 'Cola, 2 × 1 can' */
export function drinkWords({ name, portion }: Pick<Meal, 'name' | 'portion'>): string {
  if (!portion) return name;
  return `${name}, ${portion.times === 1 ? portion.label : `${portion.times} × ${portion.label}`}`;
}
