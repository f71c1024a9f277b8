import type { Fact } from '../evidence/evidence';

const evidence = {
  source: 'UCSF Health, dietary recommendations for gestational diabetes; CDC, carb counting',
  checkedOn: '',
};

/** Grams of carbs that one meal of a plan has at most where carbs are spread over the day; her dietitian’s figures win. */
export const carbSpread = {
  breakfast: { value: 45, ...evidence },
  lunch: { value: 60, ...evidence },
  dinner: { value: 60, ...evidence },
  snack: { value: 30, ...evidence },
} satisfies Record<string, Fact<number>>;
