import { Injectable, Logger } from '@nestjs/common';
import type { ScannedFood } from '@nestwell/contracts/nutrition/server';
import { DAY, HOUR, MINUTE } from '@nestwell/domain/moments';
import { LRUCache } from 'lru-cache';
import { Clock } from '../../platform/clock';
import { refused } from '../../platform/http/errors';
import { RateLimits } from '../../platform/limits/rate-limits';
import { ProviderBusy } from '../../platform/outside/provider-busy';
import { OpenFoodFacts } from './open-food-facts';

const MAX_REMEMBERED = 2000;
/** After a failure it is left alone for so long, so that not everybody waits for its deadline. */
const COOL_DOWN_MS = 15_000;

/**
 * The provider allows 15 reads of a product a minute and address, counted over all instances: of three windows of half
 * a minute, which is as many as any minute touches, each has 5. One member takes at most 3 of them.
 */
const WINDOW_MS = MINUTE / 2;
const MAX_READS = 5;
const MAX_READS_OF_MEMBER = 3;

@Injectable()
export class BarcodesService {
  private readonly logger = new Logger(BarcodesService.name);
  private readonly remembered: LRUCache<string, { food: ScannedFood | null }>;
  /** Looked up right now: who asks for the same number waits for the same answer. */
  private readonly asked = new Map<string, Promise<ScannedFood | null>>();
  private restUntil = 0;

  constructor(
    private readonly openFoodFacts: OpenFoodFacts,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {
    const perf = { now: () => clock.now().getTime() };
    this.remembered = new LRUCache({ max: MAX_REMEMBERED, ttlResolution: 0, perf });
  }

  /** Null where nobody knows it; 503 while it cannot be asked. A product is remembered for a day, a gap for an hour. */
  async find(barcode: string, userId: string): Promise<ScannedFood | null> {
    const known = this.remembered.get(barcode);
    if (known) return known.food;
    if (this.clock.now().getTime() < this.restUntil) throw unreachable();
    if (!this.asked.has(barcode) && !(await this.hasRoom(userId))) throw tooMany();
    // Another member may have begun it meanwhile. Her own refusal is never shared.
    const running = this.asked.get(barcode);
    if (running) return running;
    const lookUp = this.lookUp(barcode).finally(() => this.asked.delete(barcode));
    this.asked.set(barcode, lookUp);
    return lookUp;
  }

  private async lookUp(barcode: string): Promise<ScannedFood | null> {
    try {
      const food = (await this.openFoodFacts.product(barcode)) ?? null;
      this.remembered.set(barcode, { food }, { ttl: food === null ? HOUR : DAY });
      return food;
    } catch (error) {
      const pause = error instanceof ProviderBusy ? error.pauseMs : 0;
      this.restUntil = this.clock.now().getTime() + Math.max(pause, COOL_DOWN_MS);
      this.logger.warn(`a bar code could not be looked up: ${String(error)}`);
      throw unreachable();
    }
  }

  /** Her own share is counted first: who is refused for it takes nothing of the others'. */
  private async hasRoom(userId: string): Promise<boolean> {
    const of = (key: string, max: number) => this.limits.take({ key, max, windowMs: WINDOW_MS });
    return (await of(`products of ${userId}`, MAX_READS_OF_MEMBER)) && (await of('products', MAX_READS));
  }
}

const unreachable = () =>
  refused('unavailable', 'The number could not be looked up. Please try again later.');

const tooMany = () =>
  refused('unavailable', 'Many products are being looked up. Please try again in half a minute.');
