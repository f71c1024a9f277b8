import { STOP } from './words-of';
import { vocabulary } from './vocabulary';

interface Step {
  words: ReadonlySet<string>;
  /** The word after it is none of these. */
  before?: ReadonlySet<string>;
  /** How many words may stand between it and the step before. */
  gap: number;
  /** Only words that leave the meaning as it is may stand there. */
  light: boolean;
}

export type Pattern = readonly Step[];

/**
 * Reads a pattern. A step in capitals is any word of that list in the vocabulary, one in small letters the word
 * itself, `|` is or; `..3` lets up to three words stand before the next step, `~3` up to three light ones; `-for`
 * wants the word after the step before not to be "for". No gap holds the end of a sentence.
 */
export function patternOf(source: string): Pattern {
  const steps: Step[] = [];
  let gap = 0;
  let light = false;
  for (const part of source.split(' ')) {
    const between = /^(\.\.|~)(\d)$/.exec(part);
    if (between) {
      gap = Number(between[2]);
      light = between[1] === '~';
    } else if (part.startsWith('-')) {
      const last = steps.pop();
      if (last) steps.push({ ...last, before: listed(part.slice(1)) });
    } else {
      steps.push({ words: listed(part), gap, light });
      gap = 0;
      light = false;
    }
  }
  return steps;
}

function listed(names: string): ReadonlySet<string> {
  return new Set(names.split('|').flatMap((name) => vocabulary.get(name) ?? [name]));
}

const LIGHT = new Set(vocabulary.get('LIGHT'));

/**
 * Whether the words hold the pattern. Each step keeps all places where the pattern may have come to, so that a word is
 * looked at a fixed number of times whatever the text: nothing is ever tried again.
 */
export function holds(words: readonly string[], [first, ...rest]: Pattern): boolean {
  if (!first) return false;
  let ends = new Set<number>();
  for (let at = 0; at < words.length; at += 1) if (fits(words, at, first)) ends.add(at);
  for (const step of rest) {
    if (ends.size === 0) return false;
    ends = placesAfter(words, ends, step);
  }
  return ends.size > 0;
}

function placesAfter(words: readonly string[], ends: ReadonlySet<number>, step: Step): Set<number> {
  const places = new Set<number>();
  for (const end of ends) {
    for (let at = end + 1; at <= end + 1 + step.gap; at += 1) {
      if (fits(words, at, step)) places.add(at);
      const word = words[at];
      if (word === undefined || word === STOP || (step.light && !LIGHT.has(word))) break;
    }
  }
  return places;
}

function fits(words: readonly string[], at: number, { words: wanted, before }: Step): boolean {
  const word = words[at];
  if (word === undefined || !wanted.has(word)) return false;
  return before === undefined || !before.has(words[at + 1] ?? STOP);
}
