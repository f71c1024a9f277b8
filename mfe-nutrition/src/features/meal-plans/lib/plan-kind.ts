import type { RecipeCategory } from '../../../lib/recipes/recipe';

export type PlanKind =
  | { type: 'smart'; days: 3 | 7 | 14 }
  | { type: 'trimester'; trimester: 1 | 2 | 3 }
  | { type: 'postpartum'; nursing: boolean };

export const smartLengths = [3, 7, 14] as const;
const SEVEN = 7;

export const lengthOf = (kind: PlanKind): number => (kind.type === 'smart' ? kind.days : SEVEN);

const ORDINALS = { 1: '1st', 2: '2nd', 3: '3rd' } as const;

export function nameOf(kind: PlanKind): string {
  if (kind.type === 'smart') return `Smart ${kind.days}-Day Meal Plan`;
  if (kind.type === 'trimester')
    return `${ORDINALS[kind.trimester]} Trimester Pregnancy Plan (${SEVEN} Days)`;
  return kind.nursing ? `Nursing Mother Plan (${SEVEN} Days)` : `Non-Nursing Recovery Plan (${SEVEN} Days)`;
}

/** What a plan is made of first, and what it is topped up with when that is too little. */
export function categoriesOf(kind: PlanKind): { first: RecipeCategory; more: readonly RecipeCategory[] } {
  if (kind.type === 'trimester') {
    return { first: `${ORDINALS[kind.trimester]}-trimester`, more: ['nursing', 'non-nursing'] };
  }
  if (kind.type === 'postpartum' && !kind.nursing) return { first: 'non-nursing', more: ['nursing'] };
  return { first: 'nursing', more: ['non-nursing'] };
}

/** Shown when a plan cannot be made: nothing is left to make it of. */
export const nothingLeft = {
  smart: 'No recipes available for meal planning',
  trimester: 'No recipes available for this trimester',
  postpartum: 'No recipes available for this category',
} as const satisfies Record<PlanKind['type'], string>;

/** Shown when keeping the plan failed unexpectedly while making it. */
export const generationFailed = {
  smart: 'Error generating meal plan',
  trimester: 'Error generating pregnancy meal plan',
  postpartum: 'Error generating postpartum meal plan',
} as const satisfies Record<PlanKind['type'], string>;
