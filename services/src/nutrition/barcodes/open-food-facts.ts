import type { FactoryProvider } from '@nestjs/common';
import type { ScannedFood } from '@nestwell/contracts/nutrition/server';
import { Clock } from '../../platform/clock';
import { Config } from '../../platform/config/config';
import { jsonWithin } from '../../platform/outside/bytes-within';
import { callOutside } from '../../platform/outside/outside-call';
import { throwUnlessOk } from '../../platform/outside/provider-busy';
import { productOf } from './product';
import { productAnswer } from './product-record';

const DEADLINE_MS = 4000;
const MOST_BYTES = 256 * 1024;
const FIELDS = [
  'product_name_en',
  'product_name',
  'generic_name',
  'brands',
  'quantity',
  'serving_size',
  'serving_quantity',
  'nutriments',
  'allergens_tags',
  'traces_tags',
  'categories_tags',
  'ingredients_tags',
].join();

/**
 * Open Food Facts' products by number, API 2 (https://openfoodfacts.github.io/openfoodfacts-server/api/). Throws when
 * it is slow (4 s), down, or returns no JSON.
 */
export class OpenFoodFacts {
  constructor(
    private readonly url: string,
    private readonly clock: Clock,
    private readonly deadline = DEADLINE_MS,
  ) {}

  /** Undefined where nobody wrote it down, not its energy, or so that it cannot be read: it could not be logged. */
  async product(barcode: string): Promise<ScannedFood | undefined> {
    callOutside('products');
    const response = await fetch(`${this.url}/api/v2/product/${barcode}.json?fields=${FIELDS}`, {
      // They ask every program to say who it is.
      headers: { accept: 'application/json', 'user-agent': 'Nestwell/1.0 (https://nestwell.example)' },
      redirect: 'error',
      signal: AbortSignal.timeout(this.deadline),
    });
    if (response.status === 404) return undefined;
    throwUnlessOk('Open Food Facts', response, this.clock.now());
    // One record of another shape is one that cannot be read: it says nothing of the others.
    const { data } = productAnswer.safeParse(await jsonWithin(MOST_BYTES, response.body));
    return data?.product ? productOf(barcode, data.product) : undefined;
  }
}

export const openFoodFactsProvider: FactoryProvider<OpenFoodFacts> = {
  provide: OpenFoodFacts,
  inject: [Config, Clock],
  useFactory: (config: Config, clock: Clock) => new OpenFoodFacts(config.productsUrl, clock),
};
