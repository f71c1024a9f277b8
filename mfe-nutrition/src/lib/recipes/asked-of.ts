import { planSlots } from '@nestwell/contracts/nutrition';
import { stemmed, wordsOf } from '@nestwell/domain/words';
import { dietaryFilters, dietaryLabels, type DietaryFilter } from '@nestwell/domain/food-fit';
import type { MealTime } from './meal-weight';

export interface Asked {
  diets: readonly DietaryFilter[];
  /** 'vegan breakfast' asks for what makes one, whether or not a recipe says so. */
  times: readonly MealTime[];
  words: readonly string[];
}

/** Said around what is looked for, above all aloud: "some vegan recipes with lentils". */
const SMALL_WORDS = new Set(
  [
    'recipe',
    'dish',
    'meal',
    'with',
    'and',
    'or',
    'of',
    'for',
    'in',
    'the',
    'a',
    'an',
    'some',
    'something',
    'that',
    'is',
  ].map(stemmed),
);

const isTime = (word: string) => planSlots.some((time) => time === word);

const NAMED: ReadonlyMap<DietaryFilter, RegExp> = new Map(
  dietaryFilters.map((filter) => [filter, patternOf(dietaryLabels[filter])]),
);

/** 'Nut-free' is said as "nut free", "nut-free", "no nuts" and "without nuts": words alone would find the nuts. */
function patternOf(label: string): RegExp {
  const [word = '', free] = label.split('-');
  const labelled = label.replace('-', '[- ]?');
  return new RegExp(
    free === 'free' ? `\\b(${labelled}|(no|without) ${word}s?)\\b` : `\\b${labelled}\\b`,
    'gi',
  );
}

const MAX_SEARCH_LENGTH = 200;

/** What she typed: a diet that is named in it is a diet, and the rest are words. */
export function askedOf(typed: string): Asked {
  const search = typed.slice(0, MAX_SEARCH_LENGTH);
  const diets = dietaryFilters.filter((filter) => search.search(NAMED.get(filter) as RegExp) >= 0);
  const rest = diets.reduce((text, diet) => text.replace(NAMED.get(diet) as RegExp, ' '), search);
  const words = wordsOf(rest).map(stemmed);
  const times = planSlots.filter((time) => words.includes(time));
  return { diets, times, words: words.filter((word) => !SMALL_WORDS.has(word) && !isTime(word)) };
}
