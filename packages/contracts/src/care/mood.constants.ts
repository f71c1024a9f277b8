/** Which questionnaire asks about mood. */
export const moodSets = ['phq9', 'epds'] as const;
export type MoodSet = (typeof moodSets)[number];
