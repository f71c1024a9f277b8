import { Injectable, Logger } from '@nestjs/common';
import { foodSearchLimits, type Food } from '@nestwell/contracts/nutrition/server';
import { HOUR } from '@nestwell/domain/moments';
import { wordsOf } from '@nestwell/domain/words';
import { LRUCache } from 'lru-cache';
import { Clock } from '../../platform/clock';
import { FoodDataCentral } from './food-data-central';
import { builtInIndex } from './built-in-index';
import { FoodIndex } from './food-index';

const REMEMBERED = 500;
/** After a failure USDA is left alone for so long, so that not every search waits for its deadline. */
const COOL_DOWN = 30_000;

@Injectable()
export class FoodSearchService {
  private readonly logger = new Logger(FoodSearchService.name);
  private readonly remembered: LRUCache<string, Food[]>;
  private restUntil = 0;

  constructor(
    private readonly foodDataCentral: FoodDataCentral,
    private readonly clock: Clock,
  ) {
    const perf = { now: () => clock.now().getTime() };
    this.remembered = new LRUCache({ max: REMEMBERED, ttl: HOUR, ttlResolution: 0, perf });
  }

  /** Best match first: USDA's foods where it is configured and answers in time, else the built-in ones. */
  async search(query: string): Promise<Food[]> {
    const words = wordsOf(query).join(' ');
    if (words === '') return [];
    const found = this.foodDataCentral.configured ? await this.fromUsda(words) : [];
    return found.length > 0 ? found : builtInIndex.search(words, foodSearchLimits.results);
  }

  /** Empty when USDA fails or knows nothing. */
  private async fromUsda(words: string): Promise<Food[]> {
    const known = this.remembered.get(words);
    if (known !== undefined) return known;
    const now = this.clock.now().getTime();
    if (now < this.restUntil) return [];
    try {
      const foods = plainFirst(await this.foodDataCentral.search(words), words);
      this.remembered.set(words, foods);
      return foods;
    } catch (error) {
      this.restUntil = now + COOL_DOWN;
      this.logger.warn(`food search falls back to the built-in set: ${String(error)}`);
      return [];
    }
  }
}

/** USDA ranks brands and dishes high; the same ranking as ours puts the plain food first. */
function plainFirst(foods: readonly Food[], words: string): Food[] {
  const ranked = new FoodIndex(foods).search(words, foods.length);
  const seen = new Set(ranked.map((food) => food.fdcId));
  return [...ranked, ...foods.filter((food) => !seen.has(food.fdcId))].slice(0, foodSearchLimits.results);
}
