export const anxietyLabels = [
  'Calm',
  'Slightly anxious',
  'Moderately anxious',
  'Very anxious',
  'Severe anxiety',
] as const;

export const hairLossLabels = ['No hair loss', 'Minimal', 'Noticeable', 'Significant', 'Severe'] as const;

export const brainFogLabels = [
  'Sharp',
  'Slightly foggy',
  'Moderate fog',
  'Very foggy',
  "Can't focus",
] as const;

/** Runs opposite to the others: 4 is good. Never average them together. */
export const bodyImageLabels = ['Very negative', 'Negative', 'Neutral', 'Positive', 'Very positive'] as const;
