import type { ReminderType } from '@nestwell/contracts/calendar';

const opening =
  "^(?:please )?(?:(?:can|could|will) you )?(?:please )?(?:remind me(?: (?:to|about|of|that|for))?|(?:set|add|make|create) (?:a |an )?(?:new )?reminder(?: (?:to|for|about))?|(?:i need|i have|don't (?:let me )?forget|remember) to)(?:\\s+|$)";

const typeWords: readonly (readonly [RegExp, ReminderType])[] = [
  [/growth spurt/i, 'growth_spurt'],
  [/\b(weigh|weight)\b.*\bbaby\b|\bbaby\b.*\b(weigh|weight)\b/i, 'baby_weight_check'],
  [/\b(feed|bottle)\b.*\bbaby\b|\bbaby\b.*\b(feed|bottle)\b/i, 'baby_feeding'],
  [/\b(solids?|new food|first taste)\b/i, 'solid_food_intro'],
  [/\b(check-?up|vaccin\w*|jabs?)\b/i, 'checkup'],
  [/\b(doctor|midwife|appointment|dentist|clinic|scan|gp)\b/i, 'appointment'],
  [/\b(iron|vitamins?|pills?|tablets?|medicine|medication|folic|antibiotics?|insulin)\b/i, 'medication'],
  [/\b(feed|nurse|pump|breastfeed)\b/i, 'feeding'],
  [/\b(walk|exercise|yoga|stretch|workout|pelvic floor|swim)\b/i, 'exercise'],
  [/\b(cook|meal prep|prep|batch|dinner|lunch|breakfast)\b/i, 'meal_prep'],
];

/** Longer than anybody says in one breath; every reader of the sentence searches all of it. */
const MAX_SENTENCE_LENGTH = 500;

/** What she said without what any reminder begins with, and without the marks between its words. */
export const withoutOpening = (sentence: string): string =>
  sentence
    .slice(0, MAX_SENTENCE_LENGTH)
    .trim()
    .replace(/[’‘]/g, "'")
    .replace(/(?<![.,!?])[.,!?]+(?=\s|$)/g, '')
    .replace(new RegExp(opening, 'i'), '');

/** What is left once days, clocks and rhythms are taken. */
export function titleOf(left: string): string {
  const words = left
    .replace(/^(?:to|about|for|of|that)\s+/i, '')
    .replace(/\s(?:on|at|of|every)$/i, '')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const typeOf = (title: string): ReminderType =>
  typeWords.find(([pattern]) => pattern.test(title))?.[1] ?? 'personal';
