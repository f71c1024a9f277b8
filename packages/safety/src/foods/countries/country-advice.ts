import type { Evidence } from '../../evidence/evidence';
import type { Country } from '../../lines';
import type { FoodLevel } from '../food-caution';

export type FoodStage = 'pregnant' | 'nursing';

/** What a country's own authority says, where authorities differ. */
export interface CountryAdvice extends Evidence {
  country: Country;
  stages: readonly FoodStage[];
  words: string;
  /** Where it is another than that of the food. */
  level?: FoodLevel;
  fineIf?: string;
  short?: string;
  /** In place of what the food's rule says, which would contradict it. */
  why?: string;
}

type Said = Omit<CountryAdvice, 'country' | 'stages' | 'source' | 'checkedOn'>;

/** What one authority says to mothers of some stages, and the day on which it was read there. */
export const saidBy =
  (country: Country, source: string, checkedOn: string, ...stages: FoodStage[]) =>
  (words: string, said: Omit<Said, 'words'> = {}): CountryAdvice => ({
    country,
    stages,
    words,
    ...said,
    source,
    checkedOn,
  });
