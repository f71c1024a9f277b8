/** Characters of what she writes, doses of a day, medicines of one member, days that doses are listed of at once. */
export const medicineLimits = { name: 80, amount: 80, times: 6, medicines: 40, days: 92 } as const;

export const doseAnswers = ['taken', 'skipped'] as const;
export type DoseAnswer = (typeof doseAnswers)[number];
