import type { Evidence } from '../evidence/evidence';

export interface DietNote extends Evidence {
  text: string;
}

const checkedOn = '';

/** What a diet needs a word about, in the careful form. */
export const dietNotes = {
  lowCarbInPregnancy: {
    text: 'Keto and low-carb diets can be dangerous in pregnancy: acids called ketones can build up in your blood. Ask your midwife, doctor or dietitian before you keep to one. Vomiting, belly pain, fast breathing or confusion? That is an emergency.',
    source: 'American Diabetes Association, Standards of Care; NICE guideline NG3',
    checkedOn,
  },
  lowCarbWhileNursing: {
    text: 'Keto and low-carb diets while nursing have made mothers seriously ill: acids called ketones can build up in your blood. Ask your doctor or dietitian before you keep to one. Vomiting, belly pain, fast breathing or confusion? That is an emergency.',
    source: 'Lactation ketoacidosis case reports, PMC6644245',
    checkedOn,
  },
  plants: {
    text: 'A vegan or vegetarian diet can run short of vitamin B12, iodine and vitamin D. Ask your midwife or doctor which supplements you need.',
    source: 'CDC, maternal diet and breastfeeding',
    checkedOn,
  },
  plantsWhileNursing: {
    text: 'A vegan or vegetarian diet can run short of vitamin B12, iodine and vitamin D, and a baby who nurses gets B12 from you: going without can harm a baby for life. Ask your doctor which supplements you both need.',
    source: 'CDC, maternal diet and breastfeeding',
    checkedOn,
  },
  diabetes: {
    text: 'Ask your dietitian first: with diabetes or gestational diabetes a plan needs its carbs spread over the day, and ours doesn’t know your blood sugar.',
    source: 'American Diabetes Association, Standards of Care; NICE guideline NG3',
    checkedOn,
  },
  lowCarbWhilePaused: {
    text: 'Keto and low-carb diets can be dangerous right now: acids called ketones can build up in your blood. Ask your doctor or dietitian before you keep to one. Vomiting, belly pain, fast breathing or confusion? That is an emergency.',
    source: 'American Diabetes Association, Standards of Care; NICE guideline NG3',
    checkedOn,
  },
  plantsWhilePaused: {
    text: 'A vegan or vegetarian diet can run short of vitamin B12, iodine and vitamin D. Ask your doctor which supplements you need.',
    source: 'CDC, vitamin B12 and diet',
    checkedOn,
  },
  diabetesWhilePaused: {
    text: 'Ask your dietitian first: with diabetes a plan needs its carbs spread over the day, and ours doesn’t know your blood sugar.',
    source: 'American Diabetes Association, Standards of Care; NICE guideline NG3',
    checkedOn,
  },
} as const satisfies Record<string, DietNote>;

export interface DietFacts {
  diets: readonly string[];
  isPregnant: boolean;
  isBreastfeeding: boolean;
  /** After a loss or in a pause: the usual notes speak of a pregnancy or a baby. */
  isQuiet: boolean;
  /** A pregnancy that is not spoken of and may go on: its notes name nobody. */
  mayGoOn?: boolean;
  hasDiabetes?: boolean | null;
}

const hasAny = (diets: readonly string[], names: readonly string[]) =>
  names.some((name) => diets.includes(name));

/** The notes on what she eats, most urgent first. */
export function notesOfDiets({
  diets,
  isPregnant,
  isBreastfeeding,
  isQuiet,
  mayGoOn = false,
  hasDiabetes,
}: DietFacts): DietNote[] {
  const isLowCarb = hasAny(diets, ['keto', 'low-carb']);
  const isPlants = hasAny(diets, ['vegan', 'vegetarian']);
  if (isQuiet)
    return mayGoOn
      ? [
          ...(hasDiabetes ? [dietNotes.diabetesWhilePaused] : []),
          ...(isLowCarb ? [dietNotes.lowCarbWhilePaused] : []),
          ...(isPlants ? [dietNotes.plantsWhilePaused] : []),
        ]
      : [];
  return [
    ...(hasDiabetes ? [dietNotes.diabetes] : []),
    ...(isLowCarb && isPregnant ? [dietNotes.lowCarbInPregnancy] : []),
    ...(isLowCarb && isBreastfeeding && !isPregnant ? [dietNotes.lowCarbWhileNursing] : []),
    ...(isPlants ? [isBreastfeeding ? dietNotes.plantsWhileNursing : dietNotes.plants] : []),
  ];
}
