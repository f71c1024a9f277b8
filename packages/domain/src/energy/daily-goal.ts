/** Kilocalories that nursing adds to a day: a round upper figure, shown with the goal and never stored in it. */
export const nursingCalories = 500;

export interface EnergyFacts {
  baseCalorieGoal: number;
  isBreastfeeding: boolean;
  /** Off: she would not have counted what nursing adds. */
  nursingMode: boolean;
}

/** Kilocalories of her day, the same on every screen. */
export const dailyGoal = ({ baseCalorieGoal, isBreastfeeding, nursingMode }: EnergyFacts): number =>
  baseCalorieGoal + (isBreastfeeding && nursingMode ? nursingCalories : 0);
