/** Weeks of pregnancy. */
export const pregnancyWeekLimits = { min: 1, max: 42 } as const;
/** Months after birth that she may say; the age itself goes on. */
export const monthsLimits = { min: 0, max: 24 } as const;
/** Pounds, in the profile as in a day's log. */
export const weightLimits = { min: 40, max: 1000 } as const;
/** Centimetres. */
export const heightLimits = { min: 90, max: 250 } as const;
/** Kilocalories a day of a goal, without what nursing adds. */
export const calorieGoalLimits = { min: 1200, max: 6000 } as const;
/** Babies of one birth. */
export const babiesLimits = { min: 1, max: 8 } as const;
