import type { Forbidden } from '../forbidden-statements';

/** A statement that may stand, where it stands, and why it harms nobody. */
interface Allowed {
  /** The beginning of the file's path. */
  in: string;
  /** A part of the sentence; '' for each sentence of a folder. */
  words: string;
  what: Forbidden;
  reason: string;
}

export const allowed: readonly Allowed[] = [
  {
    in: 'packages/safety/src/foods/',
    words: '',
    what: 'a figure or feeling is fine',
    reason: 'A verdict on a food, from a dated source; it says nothing of a person or a reading.',
  },
  {
    in: 'mfe-fitness/src/features/progress/goals-panel.tsx',
    words: 'Goals can wait',
    what: 'what can wait',
    reason: 'Goals in the product, which nobody has to have; no sign and no care.',
  },
  {
    in: 'mfe-fitness/src/features/wellness/support-panel.tsx',
    words: 'Someone answers, day or night',
    what: 'hours that nobody promised',
    reason: 'Said only where her country is known, each of which has a line that is open at all hours.',
  },
];
