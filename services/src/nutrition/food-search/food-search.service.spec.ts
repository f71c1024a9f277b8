import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Logger } from '@nestjs/common';
import { nutrientIds } from '@nestwell/contracts/nutrition/server';
import { Clock } from '../../platform/clock';
import { FoodDataCentral } from './food-data-central';
import { FoodSearchService } from './food-search.service';

const BANANA_BREAD = {
  fdcId: 900,
  description: 'BANANA BREAD',
  brandOwner: 'Harvest Table',
  servingSize: 55,
  servingSizeUnit: 'GRM',
  householdServingFullText: '1 SLICE',
  foodNutrients: [{ nutrientId: 1008, nutrientName: 'Energy', unitName: 'KCAL', value: 300 }],
};
const BANANA = {
  fdcId: 173944,
  description: 'Bananas, raw',
  foodNutrients: [
    { nutrientId: 2047, value: 97 },
    { nutrientId: 1003, value: 0.74 },
    { nutrientId: 1005, value: 23 },
    { nutrientId: 1004, value: 0.29 },
  ],
  foodMeasures: [
    { disseminationText: '1 medium', gramWeight: 118 },
    { disseminationText: '1 medium', gramWeight: 120 },
  ],
};
const WITHOUT_ENERGY = { fdcId: 5, description: 'Banana, unknown', foodNutrients: [] };

const search = (of: FoodSearchService, words: string, userId = 'anna') => of.search(words, userId);

/** Counts as the limits of the platform do, in windows that never end. */
function counted() {
  const taken = new Map<string, number>();
  return {
    taken,
    take: ({ key, max }: { key: string; max: number }) => {
      const count = taken.get(key) ?? 0;
      if (count < max) taken.set(key, count + 1);
      return Promise.resolve(count < max);
    },
  };
}

// A fallback is logged; these tests make many on purpose.
beforeAll(() => Logger.overrideLogger(false));

describe('with a key for USDA FoodData Central', () => {
  let server: Server;
  let received: { path: string; key: unknown; body: { query: string } }[];
  let respond: (response: ServerResponse) => void;
  let clock: Clock;
  let foods: FoodSearchService;
  let limits: ReturnType<typeof counted>;

  beforeEach(async () => {
    received = [];
    respond = json(200, { foods: [BANANA_BREAD, BANANA, WITHOUT_ENERGY] });
    server = createServer((request, response) => {
      void bodyOf(request).then((body) => {
        received.push({ path: String(request.url), key: request.headers['x-api-key'], body });
        respond(response);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    clock = new Clock();
    limits = counted();
    foods = searchWaiting(10_000);
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  /** A search that waits so many milliseconds for USDA. */
  function searchWaiting(deadline: number): FoodSearchService {
    const { port } = server.address() as AddressInfo;
    const usda = new FoodDataCentral('test-key-1234', clock, `http://127.0.0.1:${port}`, deadline);
    return new FoodSearchService(usda, limits, clock);
  }

  it('asks it with the key in a header, and puts the plain food before what is made of it', async () => {
    const found = await search(foods, '  Bananas ');

    expect(received).toMatchObject([
      { path: '/foods/search', key: 'test-key-1234', body: { query: 'bananas' } },
    ]);
    expect(found.map((food) => food.fdcId)).toEqual([173944, 900]);
  });

  it('reads energy from the newer numbers, brands and household measures', async () => {
    const [banana, bread] = await search(foods, 'banana');

    expect(banana?.nutrients.find((nutrient) => nutrient.nutrientId === nutrientIds.energy)?.value).toBe(97);
    expect(banana?.portions).toEqual([{ label: '1 medium', grams: 118 }]);
    expect(bread).toMatchObject({
      description: 'Banana bread',
      brandOwner: 'Harvest Table',
      portions: [{ label: '1 slice', grams: 55 }],
    });
  });

  it('asks nobody about marks without a word', async () => {
    expect(await search(foods, '?!')).toEqual([]);
    expect(received).toEqual([]);
  });

  it('leaves out what USDA does not know, since unknown is not 0', async () => {
    const bread = (await search(foods, 'banana')).find((food) => food.fdcId === 900);

    expect(bread?.nutrients.map((nutrient) => nutrient.nutrientId)).toEqual([nutrientIds.energy]);
  });

  const nutrients = (figures: Record<number, number>) =>
    Object.entries(figures).map(([nutrientId, value]) => ({ nutrientId: Number(nutrientId), value }));

  it.each<[string, Record<number, number>, (number | undefined)[] | undefined]>([
    [
      'nought of energy beside the general factors',
      { 1008: 0, 2047: 165, 1003: 31, 1005: 0, 1004: 4 },
      [165, 0],
    ],
    [
      'the factors of the food before the general ones',
      { 2047: 165, 2048: 158, 1003: 31, 1004: 4 },
      [158, undefined],
    ],
    ['a little less than no carbohydrate', { 1008: 144, 1003: 22.5, 1005: -0.43, 1004: 5.8 }, [144, 0]],
    ['no energy beside 143 g of carbohydrate', { 1008: 0, 1005: 143 }, undefined],
    ['no energy beside 200 g of carbohydrate', { 1008: 0, 1005: 200, 1003: 0, 1004: 0 }, undefined],
    ['no energy beside 20 g of protein', { 1008: 0, 1003: 20 }, undefined],
    ['14 g of iron', { 1008: 100, 1089: 14_000 }, [100, undefined]],
  ])('reads or leaves out %s', async (_, figures, expected) => {
    respond = json(200, { foods: [{ ...BANANA, foodNutrients: nutrients(figures) }] });
    const [first] = await search(foods, 'bananas');

    const of = (id: number) => first?.nutrients.find(({ nutrientId }) => nutrientId === id)?.value;
    const isUsda = first?.description === BANANA.description;
    expect(isUsda ? [of(1008), of(1005), of(1089)] : undefined).toEqual(expected && [...expected, undefined]);
  });

  it.each([
    ['micrograms', { 1114: 1.2, 1110: 999 }, 1.2],
    ['international units', { 1110: 48 }, 1.2],
  ])('reads vitamin D in %s', async (_, figures, micrograms) => {
    respond = json(200, { foods: [{ ...BANANA, foodNutrients: nutrients({ 1008: 60, ...figures }) }] });
    const [first] = await search(foods, 'bananas');

    expect(first?.nutrients.find(({ nutrientId }) => nutrientId === 1114)?.value).toBe(micrograms);
  });

  it('drops a nutrient or a food of another shape alone', async () => {
    const odd = [{ value: 3 }, { nutrientId: 1003, value: 'much' }, ...BANANA.foodNutrients];
    respond = json(200, { foods: [{ fdcId: 'x' }, 7, { ...BANANA, foodNutrients: odd }, BANANA_BREAD] });

    expect((await search(foods, 'banana')).map(({ fdcId }) => fdcId)).toEqual([173944, 900]);
  });

  it('remembers an answer for an hour', async () => {
    await search(foods, 'banana');
    await search(foods, 'Banana');
    expect(received).toHaveLength(1);

    clock.advance(61 * 60_000);
    await search(foods, 'banana');
    expect(received).toHaveLength(2);
  });

  it.each([
    ['refuses', json(503, { error: 'down' })],
    ['answers something else', json(200, { html: '<p>' })],
    ['knows nothing', json(200, { foods: [] })],
  ])('falls back to the built-in foods when it %s', async (_, response) => {
    respond = response;

    const found = await search(foods, 'banana');

    expect(found[0]?.description).toBe('Banana, raw');
  });

  it('does not wait for it beyond its deadline', async () => {
    respond = () => undefined;

    const found = await search(searchWaiting(50), 'banana');

    expect(found[0]?.description).toBe('Banana, raw');
  });

  it.each([
    ['seconds', () => '120'],
    ['a moment', () => new Date(clock.now().getTime() + 120_000).toUTCString()],
  ])('leaves it alone for as long as it asks for in %s', async (_, header) => {
    respond = (response) => void response.writeHead(429, { 'retry-after': header() }).end();
    await search(foods, 'banana');
    clock.advance(110_000);
    expect((await search(foods, 'apple'))[0]?.description).toMatch(/^Apple/);
    expect(received).toHaveLength(1);

    clock.advance(15_000);
    await search(foods, 'apple');
    expect(received).toHaveLength(2);
  });

  it('believes no pause of more than ten minutes', async () => {
    respond = (response) => void response.writeHead(503, { 'retry-after': '999999999' }).end();
    await search(foods, 'banana');
    clock.advance(11 * 60_000);
    await search(foods, 'apple');
    expect(received).toHaveLength(2);
  });

  it('asks no more than the provider allows, and lets one member take a part of it only', async () => {
    const words = (from: number, count: number) =>
      Array.from({ length: count }, (_, at) => `food${from + at}`);
    for (const word of words(0, 40)) await search(foods, word, 'anna');
    expect(received).toHaveLength(30);

    for (const who of ['bea', 'cleo', 'dora', 'eva'])
      for (const word of words(100 + received.length, 30)) await search(foods, word, who);
    expect(received).toHaveLength(140);
    expect((await search(foods, 'banana', 'bea'))[0]?.description).toBe('Banana, raw');
  });

  it('asks once for what many look for at the same time, and eight things at once', async () => {
    const waiting: ServerResponse[] = [];
    respond = (response) => void waiting.push(response);
    const same = Array.from({ length: 5 }, (_, at) => search(foods, 'banana', `member ${at}`));
    const others = Array.from({ length: 20 }, (_, at) => search(foods, `food${at}`, `member ${at}`));
    while (waiting.length < 8) await new Promise(setImmediate);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(received).toHaveLength(8);

    for (const response of waiting) json(200, { foods: [BANANA] })(response);
    const found = await Promise.all(same);
    await Promise.all(others);
    expect(found.map(([first]) => first?.fdcId)).toEqual([173944, 173944, 173944, 173944, 173944]);
  });

  it('leaves it alone for half a minute after a failure', async () => {
    respond = json(500, {});
    await search(foods, 'banana');
    await search(foods, 'apple');
    expect(received).toHaveLength(1);

    clock.advance(31_000);
    await search(foods, 'apple');
    expect(received).toHaveLength(2);
  });
});

it('answers from the built-in foods without a key', async () => {
  const foods = new FoodSearchService(new FoodDataCentral(undefined, new Clock()), counted(), new Clock());

  const [banana] = await search(foods, 'banana');

  expect(banana).toMatchObject({ fdcId: 173944, description: 'Banana, raw', brandOwner: null });
});

function json(status: number, body: unknown) {
  return (response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
}

async function bodyOf(request: IncomingMessage): Promise<{ query: string }> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as { query: string };
}
