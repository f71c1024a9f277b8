import type { Fact } from '../evidence/evidence';

const checkedOn = '2026-11-22';

/** Milligrams of caffeine a day, at most. */
export const caffeine = {
  pregnant: { value: 200, source: 'FDA; ACOG; NHS', checkedOn },
  nursing: { value: 300, source: 'CDC, breastfeeding and caffeine', checkedOn },
} satisfies Record<string, Fact<number>>;

/** Rice that was cooked before may hold a toxin that heat does not undo. */
export const cookedRice: Fact<string> = {
  value: 'Use rice cooled within 1 hour of cooking and kept in the fridge for a day at most.',
  source: 'Food Standards Agency; NHS, can reheating rice cause food poisoning',
  checkedOn,
};
