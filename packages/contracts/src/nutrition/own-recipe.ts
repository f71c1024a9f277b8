/** Lengths in characters, minutes, stars; the rest counts. */
export const ownRecipeLimits = {
  ingredients: 40,
  ingredient: 200,
  servings: 50,
  steps: 40,
  step: 600,
  note: 1000,
  rating: 5,
  minutes: 6000,
  address: 2000,
} as const;
