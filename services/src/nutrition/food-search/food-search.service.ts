import { Inject, Injectable, Logger } from '@nestjs/common';
import { foodSearchLimits, type Food } from '@nestwell/contracts/nutrition/server';
import { HOUR, MINUTE } from '@nestwell/domain/moments';
import { wordsOf } from '@nestwell/domain/words';
import { LRUCache } from 'lru-cache';
import { Clock } from '../../platform/clock';
import { RateLimits } from '../../platform/limits/rate-limits';
import { ProviderBusy } from '../../platform/outside/provider-busy';
import { FoodDataCentral } from './food-data-central';
import { builtInIndex } from './built-in-index';
import { FoodIndex } from './food-index';

const REMEMBERED = 500;
/** After a failure USDA is left alone for so long, so that not every search waits for its deadline. */
const COOL_DOWN = 30_000;

/**
 * The provider allows 1,000 calls an hour and key, counted over all instances: any hour touches seven windows of ten
 * minutes, each of which has 140. Beyond them, the built-in foods answer.
 */
const WINDOW_MS = 10 * MINUTE;
const MAX_SEARCHES = 140;
const MAX_SEARCHES_OF_MEMBER = 30;
/** Calls at once of one instance, each of which ends within the deadline. */
const MAX_RUNNING = 8;

@Injectable()
export class FoodSearchService {
  private readonly logger = new Logger(FoodSearchService.name);
  private readonly remembered: LRUCache<string, Food[]>;
  private restUntil = 0;

  /** Asked right now: who asks the same waits for the same answer. */
  private readonly asked = new Map<string, Promise<Food[]>>();

  constructor(
    private readonly foodDataCentral: FoodDataCentral,
    @Inject(RateLimits) private readonly limits: Pick<RateLimits, 'take'>,
    private readonly clock: Clock,
  ) {
    const perf = { now: () => clock.now().getTime() };
    this.remembered = new LRUCache({ max: REMEMBERED, ttl: HOUR, ttlResolution: 0, perf });
  }

  /** Best match first: USDA's foods where it is configured and answers in time, else the built-in ones. */
  async search(query: string, userId: string): Promise<Food[]> {
    const words = wordsOf(query).join(' ');
    if (words === '') return [];
    const found = this.foodDataCentral.configured ? await this.fromUsda(words, userId) : [];
    return found.length > 0 ? found : builtInIndex.search(words, foodSearchLimits.results);
  }

  /** Empty when USDA fails, knows nothing, or may not be asked now. */
  private async fromUsda(words: string, userId: string): Promise<Food[]> {
    const known = this.remembered.get(words) ?? (await this.asked.get(words));
    if (known !== undefined) return known;
    if (!this.mayAsk() || !(await this.hasRoom(userId))) return [];
    // Others may have begun meanwhile.
    const running = this.asked.get(words);
    if (running) return running;
    if (!this.mayAsk()) return [];
    const answer = this.ask(words).finally(() => this.asked.delete(words));
    this.asked.set(words, answer);
    return answer;
  }

  private mayAsk(): boolean {
    return this.clock.now().getTime() >= this.restUntil && this.asked.size < MAX_RUNNING;
  }

  private async ask(words: string): Promise<Food[]> {
    try {
      const foods = plainFirst(await this.foodDataCentral.search(words), words);
      this.remembered.set(words, foods);
      return foods;
    } catch (error) {
      const pause = error instanceof ProviderBusy ? error.pauseMs : 0;
      this.restUntil = this.clock.now().getTime() + Math.max(pause, COOL_DOWN);
      this.logger.warn(`food search falls back to the built-in set: ${String(error)}`);
      return [];
    }
  }

  /** A member's own share is counted first: who is refused for it takes nothing of the others'. */
  private async hasRoom(userId: string): Promise<boolean> {
    const of = (key: string, max: number) => this.limits.take({ key, max, windowMs: WINDOW_MS });
    return (await of(`foods of ${userId}`, MAX_SEARCHES_OF_MEMBER)) && (await of('foods', MAX_SEARCHES));
  }
}

/** USDA ranks brands and dishes high; the same ranking as ours puts the plain food first. */
function plainFirst(foods: readonly Food[], words: string): Food[] {
  const ranked = new FoodIndex(foods).search(words, foods.length);
  const seen = new Set(ranked.map((food) => food.fdcId));
  return [...ranked, ...foods.filter((food) => !seen.has(food.fdcId))].slice(0, foodSearchLimits.results);
}
