import type { Evidence } from '../evidence/evidence';

/** What she can say of her body since yesterday. */
export const recoveryAnswers = {
  bleeding: ['less', 'same', 'more', 'soaked_pad', 'large_clots', 'bad_smell'],
  wound: ['none', 'dry', 'red', 'opening'],
  legs: ['none', 'one', 'both'],
  pelvicFloor: ['none', 'leaks', 'heaviness', 'pain'],
  source: 'CDC, Hear Her: urgent maternal warning signs; ACOG Committee Opinion 736',
  checkedOn: '2026-11-22',
} as const;

/** The same of what was asked for later; the source of each rule stands with the rule. */
export const furtherAnswers = {
  breath: ['none', 'breathless', 'chest_pain', 'racing'],
  head: ['none', 'headache', 'lasting', 'vision', 'faint', 'swollen'],
  belly: ['none', 'cramps', 'worse', 'severe', 'vomiting'],
  breasts: ['none', 'sore', 'patch', 'feverish'],
  urine: ['none', 'burning', 'blood', 'cannot'],
  source: 'NICE NG194; NHS, mastitis',
  checkedOn: '',
} as const;

type ValuesOf<Answers> = Omit<Answers, keyof Evidence>;
type Values = ValuesOf<typeof recoveryAnswers> & ValuesOf<typeof furtherAnswers>;

/** The parts that are answered by one of several words. */
export type ChosenPart = keyof Values;

/** What she left out is null: nothing is taken for granted. */
export type RecoveryAnswers = { [Part in ChosenPart]: Values[Part][number] | null } & {
  /** Tenths of a degree Celsius, so that its limit is met exactly. */
  temperature: number | null;
};

export type RecoveryPart = keyof RecoveryAnswers;
