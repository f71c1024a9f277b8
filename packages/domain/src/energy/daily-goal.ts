/** Kilocalories that nursing adds to a day: a round upper figure, shown with the goal and never stored in it. */
export const nursingCalories = 500;

export interface EnergyFacts {
  baseCalorieGoal: number;
  isBreastfeeding: boolean;
}

/** Kilocalories of her day, the same on every screen. Home alone can leave out what nursing adds. */
export const dailyGoal = (
  { baseCalorieGoal, isBreastfeeding }: EnergyFacts,
  { nursingMode = true }: { nursingMode?: boolean } = {},
): number => baseCalorieGoal + (isBreastfeeding && nursingMode ? nursingCalories : 0);
