/** Whole minutes. */
export const workoutDuration = { min: 1, max: 600 } as const;
