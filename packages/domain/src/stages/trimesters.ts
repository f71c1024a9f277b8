export type Trimester = 'first' | 'second' | 'third';

/** The first week of each. */
const SECOND_TRIMESTER = 14;
const THIRD_TRIMESTER = 28;

export function trimesterOf(week: number): Trimester {
  if (week < SECOND_TRIMESTER) return 'first';
  return week < THIRD_TRIMESTER ? 'second' : 'third';
}

/** The trimester as a profile names it. */
export const stageOfWeek = (week: number) => `${trimesterOf(week)}_trimester` as const;
