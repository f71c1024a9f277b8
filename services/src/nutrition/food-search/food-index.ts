import type { Food } from '@nestwell/contracts/nutrition/server';
import MiniSearch from 'minisearch';
import { asWritten, misspelt } from './food-query';
import { foodWords, termsOf, type FoodWords } from './food-words';

type Ranked = Food & { also?: string; dish?: boolean };

/** A dish has to match far better than the plain food to come before it. */
const DISH_WEIGHT = 0.4;
/** Tables list the commonest first: of foods that match alike, the earlier is meant more often. */
const PLACE_WEIGHT = 0.1;

/**
 * Tried in turn until one finds something: a misspelling is only guessed where no whole word and no beginning of one
 * is found, and foods with some of the words only looked for where none has all.
 */
const TRIES = [
  (query: string) => asWritten(query, 'AND'),
  (query: string) => misspelt(query, 'AND'),
  (query: string) => asWritten(query, 'OR'),
  (query: string) => misspelt(query, 'OR'),
] as const;

/** Foods by name in memory: whole words, beginnings of words and misspelt words, the plain food before dishes. */
export class FoodIndex {
  private readonly index: MiniSearch<FoodWords>;

  constructor(private readonly foods: readonly Ranked[]) {
    this.index = new MiniSearch<FoodWords>({
      fields: ['opening', 'head', 'tail', 'also', 'joined'],
      tokenize: termsOf,
      processTerm: (term) => term,
      searchOptions: {
        boost: { opening: 2, head: 3, tail: 1.5, joined: 0.1 },
        weights: { prefix: 0.3, fuzzy: 0.2 },
        boostDocument: (place: number) =>
          (foods[place]?.dish ? DISH_WEIGHT : 1) * (1 - (place / foods.length) * PLACE_WEIGHT),
      },
    });
    this.index.addAll(foods.map(({ description, also }, place) => foodWords(place, description, also)));
  }

  /** Best first, at most `limit`. */
  search(query: string, limit: number): Food[] {
    for (const asked of TRIES) {
      const found = this.index.search(asked(query));
      if (found.length > 0) return found.slice(0, limit).flatMap(({ id }) => this.foodAt(Number(id)));
    }
    return [];
  }

  private foodAt(place: number): Food[] {
    const ranked = this.foods[place];
    if (ranked === undefined) return [];
    const { fdcId, description, brandOwner, nutrients, portions } = ranked;
    return [{ fdcId, description, brandOwner, nutrients, portions }];
  }
}
