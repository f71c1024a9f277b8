import type { User } from '@nestwell/contracts/account';
import type { Micronutrient } from '@nestwell/contracts/nutrition';
import { trimesterOf } from '@nestwell/domain/stages';

export interface DailyNeeds {
  /** 'Second trimester', 'Nursing' */
  stage: string;
  protein: number;
  carbs: number;
  micronutrients: Record<Micronutrient, number>;
  /** What differs before 19 years. Nobody is asked for her age, so both are said. */
  under19: Partial<Record<Micronutrient, number>>;
}

/** A day, in each one's own unit. Source: US Dietary Reference Intakes. */
const PREGNANT = {
  protein: 71,
  carbs: 175,
  micronutrients: {
    iron: 27,
    folate: 600,
    calcium: 1000,
    choline: 450,
    fibre: 28,
    iodine: 220,
    vitaminB12: 2.6,
    vitaminD: 15,
  },
  under19: { calcium: 1300 },
} as const;
const NURSING = {
  protein: 71,
  carbs: 210,
  micronutrients: {
    iron: 9,
    folate: 500,
    calcium: 1000,
    choline: 550,
    fibre: 29,
    iodine: 290,
    vitaminB12: 2.8,
    vitaminD: 15,
  },
  under19: { calcium: 1300, iron: 10 },
} as const;

const TRIMESTERS = {
  first: 'First trimester',
  second: 'Second trimester',
  third: 'Third trimester',
} as const;

/** What her stage asks for; nothing is asked while it is not spoken of, nor where no figure is known. */
export function needsOf(
  user: Pick<User, 'pregnancyPaused' | 'isPregnant' | 'pregnancyWeek' | 'isBreastfeeding'>,
): DailyNeeds | null {
  if (user.pregnancyPaused) return null;
  if (user.isPregnant) {
    const stage = user.pregnancyWeek === null ? 'Pregnancy' : TRIMESTERS[trimesterOf(user.pregnancyWeek)];
    return { stage, ...PREGNANT };
  }
  return user.isBreastfeeding ? { stage: 'Nursing', ...NURSING } : null;
}
