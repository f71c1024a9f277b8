/** Kilocalories that nursing adds to a day: a round upper figure, shown with the goal and never stored in it. */
export const nursingCalories = 500;

/** Kilocalories that a pregnancy adds to a day (US Dietary Reference Intakes). */
const trimesterExtra: Readonly<Record<string, number>> = {
  second_trimester: 340,
  third_trimester: 452,
};

export interface EnergyFacts {
  baseCalorieGoal: number;
  isBreastfeeding: boolean;
  /** Off: she would not have counted what nursing adds. */
  nursingMode: boolean;
  isPregnant: boolean;
  pregnancyStage: string | null;
  /** On: she has raised her goal by what her trimester adds. */
  trimesterMode: boolean;
}

/** What her trimester adds to a day, whether she counts it or not; 0 in the first, and outside a pregnancy. */
export const trimesterCalories = ({
  isPregnant,
  pregnancyStage,
}: Pick<EnergyFacts, 'isPregnant' | 'pregnancyStage'>): number =>
  isPregnant && pregnancyStage !== null ? (trimesterExtra[pregnancyStage] ?? 0) : 0;

/** The goal with what nursing adds. */
export const goalWithNursing = ({
  baseCalorieGoal,
  isBreastfeeding,
  nursingMode,
}: Pick<EnergyFacts, 'baseCalorieGoal' | 'isBreastfeeding' | 'nursingMode'>): number =>
  baseCalorieGoal + (isBreastfeeding && nursingMode ? nursingCalories : 0);

/** Kilocalories of her day, the same on every screen. */
export const dailyGoal = (facts: EnergyFacts): number =>
  goalWithNursing(facts) + (facts.trimesterMode ? trimesterCalories(facts) : 0);
