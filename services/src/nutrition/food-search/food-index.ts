import type { Food } from '@nestwell/contracts/nutrition';
import MiniSearch from 'minisearch';
import { closenessOf, foodWords, likenessTo, type FoodWords, type Likeness } from './closeness';
import { stemmed, wordsOf } from './words';

type Ranked = Food & { also?: string; dish?: boolean };

/** Edits that a misspelt word of so many letters may be away; the loose pass also finds swapped letters. */
const STRICT = (term: string) => (term.length < 4 ? false : term.length < 8 ? 1 : 2);
const LOOSE = (term: string) => (term.length < 4 ? false : 2);

/** A dish has to match far better than the plain food to come before it. */
const DISH_WEIGHT = 0.4;
/** Tables list the commonest first: of foods that match alike, the earlier is meant more often. */
const PLACE_WEIGHT = 1e-5;

/** Foods by name in memory: whole words, beginnings of words and misspelt words, the plain food before dishes. */
export class FoodIndex {
  private readonly words: readonly FoodWords[];
  private readonly index: MiniSearch;

  constructor(private readonly foods: readonly Ranked[]) {
    this.words = foods.map(({ description, also = '' }) => foodWords(description, also));
    this.index = new MiniSearch({
      fields: ['words'],
      tokenize: (text) => text.split(' '),
      processTerm: (term) => term,
    });
    this.index.addAll(this.words.map((words, place) => ({ id: place, words: allOf(words).join(' ') })));
  }

  /** Best first, at most `limit`. Foods with some of the words are only looked for when none has all. */
  search(query: string, limit: number): Food[] {
    const asked = wordsOf(query).map(stemmed);
    for (const combineWith of ['AND', 'OR'] as const) {
      for (const fuzzy of [STRICT, LOOSE]) {
        const places = this.index
          .search(asked.join(' '), { combineWith, fuzzy, prefix: (term) => term.length > 1 })
          .map((hit) => hit.id as number);
        if (places.length > 0) return this.ranked(places, asked).slice(0, limit).map(plainFood);
      }
    }
    return [];
  }

  private ranked(places: readonly number[], terms: readonly string[]): Ranked[] {
    const asked = terms.map(likenessTo);
    return places
      .map((place) => ({ food: this.foods[place] as Ranked, score: this.scoreOf(place, asked) }))
      .sort((one, other) => other.score - one.score)
      .map(({ food }) => food);
  }

  private scoreOf(place: number, asked: readonly Likeness[]): number {
    const closeness = closenessOf(this.words[place] as FoodWords, asked);
    return closeness * (this.foods[place]?.dish ? DISH_WEIGHT : 1) - place * PLACE_WEIGHT;
  }
}

const allOf = ({ head, tail, also }: FoodWords) => [...new Set([...head, ...tail, ...also])];

function plainFood({ fdcId, description, brandOwner, nutrients, portions }: Ranked): Food {
  return { fdcId, description, brandOwner, nutrients, portions };
}
