import { Injectable, Logger } from '@nestjs/common';
import type { ScannedFood } from '@nestwell/contracts/nutrition';
import { DAY, HOUR } from '@nestwell/domain/moments';
import { LRUCache } from 'lru-cache';
import { Clock } from '../../platform/clock';
import { refused } from '../../platform/http/errors';
import { OpenFoodFacts } from './open-food-facts';

const REMEMBERED = 2000;
/** After a failure it is left alone for so long, so that not everybody waits for its deadline. */
const COOL_DOWN = 15_000;

@Injectable()
export class BarcodesService {
  private readonly logger = new Logger(BarcodesService.name);
  private readonly remembered: LRUCache<string, { food: ScannedFood | null }>;
  private restUntil = 0;

  constructor(
    private readonly openFoodFacts: OpenFoodFacts,
    private readonly clock: Clock,
  ) {
    const perf = { now: () => clock.now().getTime() };
    this.remembered = new LRUCache({ max: REMEMBERED, ttlResolution: 0, perf });
  }

  /** Null where nobody knows it; 503 while it cannot be asked. A product is remembered for a day, a gap for an hour. */
  async find(barcode: string): Promise<ScannedFood | null> {
    const known = this.remembered.get(barcode);
    if (known) return known.food;
    if (this.clock.now().getTime() < this.restUntil) throw unreachable();
    try {
      const food = (await this.openFoodFacts.product(barcode)) ?? null;
      this.remembered.set(barcode, { food }, { ttl: food === null ? HOUR : DAY });
      return food;
    } catch (error) {
      this.restUntil = this.clock.now().getTime() + COOL_DOWN;
      this.logger.warn(`a bar code could not be looked up: ${String(error)}`);
      throw unreachable();
    }
  }
}

const unreachable = () =>
  refused('unavailable', 'The number could not be looked up. Please try again later.');
