export const LAST_WEEK = 24;

export interface Milestone {
  week: number;
  words: string;
}

export const milestones: readonly Milestone[] = [
  { week: 2, words: 'Gentle walks, as far as feels right' },
  { week: 4, words: 'A little more sleep in one go' },
  { week: 6, words: 'Your own check: ask when it is due' },
  { week: 8, words: 'Core work, softly, once you are cleared' },
  { week: 12, words: 'Longer walks, once you are cleared' },
  { week: 24, words: 'Stronger, on your own clock' },
];

/** Whole percent of the first 24 weeks, at most 100. */
export const shareOf = (week: number) => Math.min(100, Math.round((week / LAST_WEEK) * 100));
