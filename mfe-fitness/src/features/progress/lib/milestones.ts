export const LAST_WEEK = 24;

export interface Milestone {
  week: number;
  words: string;
}

export const milestones: readonly Milestone[] = [
  { week: 2, words: 'First gentle walks' },
  { week: 4, words: 'A little more sleep in one go' },
  { week: 6, words: 'Postnatal check' },
  { week: 8, words: 'Core work begins softly' },
  { week: 12, words: 'Longer walks, lighter days' },
  { week: 24, words: 'Stronger, on your own clock' },
];

/** Whole percent of the first 24 weeks, at most 100. */
export const shareOf = (week: number) => Math.min(100, Math.round((week / LAST_WEEK) * 100));
