import type { Food } from '@nestwell/contracts/nutrition';
import { CLEAR, GUESSED, wordsLike, type Likeness } from './likeness';
import { foodWords, scoreOf, type FoodWords } from './ranking';
import { stemmed, wordsOf } from './words';

type Ranked = Food & { also?: string; dish?: boolean };

/** Foods by name in memory: whole words, beginnings of words and misspelt words, the plain food before dishes. */
export class FoodIndex {
  private readonly words: readonly FoodWords[];
  /** The places in the table at which a word stands. */
  private readonly placesOf = new Map<string, Set<number>>();

  constructor(private readonly foods: readonly Ranked[]) {
    this.words = foods.map(({ description, also = '' }) => foodWords(description, also));
    for (const [place, { head, tail, also }] of this.words.entries()) {
      for (const word of [...head, ...tail, ...also]) {
        this.placesOf.set(word, (this.placesOf.get(word) ?? new Set()).add(place));
      }
    }
  }

  /**
   * Best first, at most `limit`. Badly misspelt words are only guessed when none is found otherwise, foods with some
   * of the words only looked for when none has all.
   */
  search(query: string, limit: number): Food[] {
    const terms = wordsOf(query).map(stemmed);
    const meant = terms.map((term) => wordsLike(term, this.placesOf.keys()));
    const asked = meant.map(
      (words): Likeness =>
        (word) =>
          words.get(word) ?? 0,
    );
    for (const together of [inAll, inAny]) {
      for (const least of [CLEAR, GUESSED]) {
        const places = together(meant.map((words) => this.placesWith(words, least)));
        if (places.length > 0) return this.ranked(places, asked).slice(0, limit).map(plainFood);
      }
    }
    return [];
  }

  /** Where one of the words stands that are at least so like. */
  private placesWith(words: ReadonlyMap<string, number>, least: number): Set<number> {
    const places = new Set<number>();
    for (const [word, likeness] of words) {
      if (likeness >= least) for (const place of this.placesOf.get(word) ?? []) places.add(place);
    }
    return places;
  }

  private ranked(places: readonly number[], asked: readonly Likeness[]): Ranked[] {
    return places
      .map((place) => {
        const food = this.foods[place] as Ranked;
        return { food, score: scoreOf(this.words[place] as FoodWords, asked, { place, dish: food.dish }) };
      })
      .sort((one, other) => other.score - one.score)
      .map(({ food }) => food);
  }
}

const inAll = ([first, ...others]: readonly Set<number>[]): number[] =>
  [...(first ?? [])].filter((place) => others.every((places) => places.has(place)));

const inAny = (all: readonly Set<number>[]): number[] => [...new Set(all.flatMap((places) => [...places]))];

function plainFood({ fdcId, description, brandOwner, nutrients, portions }: Ranked): Food {
  return { fdcId, description, brandOwner, nutrients, portions };
}
