/** What she can say of her body since yesterday. */
export const recoveryAnswers = {
  bleeding: ['less', 'same', 'more', 'soaked_pad', 'large_clots', 'bad_smell'],
  wound: ['none', 'dry', 'red', 'opening'],
  legs: ['none', 'one', 'both'],
  pelvicFloor: ['none', 'leaks', 'heaviness', 'pain'],
  source: 'CDC, Hear Her: urgent maternal warning signs; ACOG Committee Opinion 736',
  checkedOn: '2026-11-22',
} as const;

type Answer<Part extends 'bleeding' | 'wound' | 'legs' | 'pelvicFloor'> =
  | (typeof recoveryAnswers)[Part][number]
  | null;

/** What she left out is null: nothing is taken for granted. */
export interface RecoveryAnswers {
  bleeding: Answer<'bleeding'>;
  wound: Answer<'wound'>;
  /** Tenths of a degree Celsius, so that its limit is met exactly. */
  temperature: number | null;
  legs: Answer<'legs'>;
  pelvicFloor: Answer<'pelvicFloor'>;
}

export type RecoveryPart = keyof RecoveryAnswers;
