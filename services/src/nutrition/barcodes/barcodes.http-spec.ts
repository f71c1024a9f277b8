import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Logger } from '@nestjs/common';
import { nutrition } from '@nestwell/contracts/nutrition/server';
import { parts } from '../../app';
import { TestApp } from '../../platform/testing/test-app';
import { aMember, type Member } from '../../testing/member';

const OAT_DRINK = {
  product_name: 'Boisson à l’avoine',
  product_name_en: 'Oat Drink, Barista',
  brands: 'Morning Field, Somebody',
  quantity: '1 litre',
  serving_size: 'Glass, 200 ml',
  serving_quantity: '200',
  allergens_tags: ['en:gluten', 'en:something-new'],
  nutriments: {
    'energy-kcal_100g': 59,
    energy_100g: 247,
    proteins_100g: 1,
    carbohydrates_100g: '6.6',
    fat_100g: 3,
    fiber_100g: 0.8,
    calcium_100g: 0.12,
    iron_100g: '',
    'vitamin-b9_100g': 0.00003,
  },
};

let server: Server;
let asked: { url: string; agent: unknown }[];
let respond: (response: ServerResponse) => void;
let app: TestApp;
let member: Member;

beforeAll(async () => {
  // A failure of theirs is logged; these tests make many on purpose.
  Logger.overrideLogger(false);
  server = createServer((request, response) => {
    asked.push({ url: String(request.url), agent: request.headers['user-agent'] });
    respond(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  app = await TestApp.start({ parts, env: { OFF_URL: `http://127.0.0.1:${port}/` } });
  member = await aMember(app);
});
afterAll(async () => {
  await app.stop();
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
  // Past the window in which reads are counted.
  app.clock.advance(60_000);
});

/** As a server of theirs does. */
const json =
  (status: number, body: unknown) =>
  (response: ServerResponse): void => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
const find = (barcode: string) => member.call(nutrition.findBarcode, { query: { barcode } });

it('finds a product with what its members wrote down of it, and leaves the rest unknown', async () => {
  respond = json(200, { status: 1, product: OAT_DRINK });

  const { body } = await find('5 012345 678900');

  expect(body.food).toMatchObject({
    fdcId: -5012345678900,
    barcode: '5012345678900',
    description: 'Oat Drink, Barista',
    brandOwner: 'Morning Field',
    quantity: '1 litre',
    portions: [{ label: 'Glass, 200 ml', grams: 200 }],
    contains: ['gluten'],
  });
  expect(body.food?.nutrients.map(({ nutrientId, value }) => [nutrientId, value])).toEqual([
    [1008, 59],
    [1003, 1],
    [1005, 6.6],
    [1004, 3],
    [1177, 30],
    [1087, 120],
    [1079, 0.8],
  ]);
  expect(asked).toEqual([
    {
      url: expect.stringMatching(
        /^\/api\/v2\/product\/5012345678900\.json\?fields=product_name_en,/,
      ) as string,
      agent: expect.stringMatching(/^Nestwell/) as string,
    },
  ]);
});

it('asks once a day for a product, and once an hour for one that nobody knows', async () => {
  respond = json(200, { status: 1, product: OAT_DRINK });
  await find('036000291452');
  respond = json(404, { status: 0, status_verbose: 'product not found' });
  expect((await find('96385074')).body).toEqual({ food: null });

  for (const barcode of ['036000291452', '0036000291452', '96385074']) await find(barcode);
  expect(asked).toHaveLength(2);
});

it.each([
  ['in kilojoules', { nutriments: { energy_100g: 418.4 } }, 100],
  ['as a text', { nutriments: { 'energy-kcal_100g': '100' } }, 100],
])('reads its energy %s', async (way, product, energy) => {
  respond = json(200, { status: 1, product });
  const barcode = way === 'as a text' ? '4006381333931' : '4006381333948';

  const { body } = await find(barcode);
  expect(body.food).toMatchObject({
    description: 'A product without a name',
    nutrients: [{ value: energy }],
  });
});

it.each([
  ['without energy', { product_name: 'Water' }, '4006381333955'],
  ['with more of it than there can be', { nutriments: { 'energy-kcal_100g': 4000 } }, '4006381333962'],
  ['that is not there', null, '4006381333979'],
])('does not know a product %s', async (_, product, barcode) => {
  respond = json(200, { status: 1, product });
  expect((await find(barcode)).body).toEqual({ food: null });
});

it.each<[string, (response: ServerResponse) => void]>([
  ['is down', json(500, {})],
  ['sends no JSON', (response) => void response.end('<html>')],
  ['sends a book', (response) => void response.end(`"${'x'.repeat(300_000)}"`)],
  ['leads elsewhere', (response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ['hangs up', (response) => void response.destroy()],
])(
  'says that it cannot look it up when the other side %s, and leaves it alone for a while',
  async (_, answer) => {
    respond = answer;
    app.clock.advance(60_000);

    expect(await find('4006381333986')).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(await find('4006381333986')).toMatchObject({ status: 503 });
    expect(asked).toHaveLength(1);
  },
);

it('reads what it can of an odd record, which harms no other number', async () => {
  respond = json(200, { product: { ...OAT_DRINK, quantity: 500, brands: { x: 1 }, traces_tags: 'en:nuts' } });
  expect((await find('4006381333993')).body.food).toMatchObject({ quantity: '500', brandOwner: null });
  respond = json(200, { product: ['?'] });
  expect((await find('4006381334006')).body).toEqual({ food: null });

  respond = json(200, { product: OAT_DRINK });
  expect((await find('4006381334013')).body.food).toMatchObject({ description: 'Oat Drink, Barista' });
});

/** Numbers whose last digit fits the others. */
const numbers = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const digits = String(401_000_000_000 + at);
    const sum = [...digits].reduce(
      (total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3),
      0,
    );
    return `${digits}${(10 - (sum % 10)) % 10}`;
  });

it('passes no more on than the provider allows a minute, and leaves room for the others', async () => {
  respond = json(200, { product: OAT_DRINK });
  const answers = await Promise.all(numbers(40).map(find));
  expect(asked).toHaveLength(3);
  expect(answers.filter(({ status }) => status === 503)).toHaveLength(37);

  const [other, third] = [await aMember(app), await aMember(app)];
  const all = numbers(60).slice(40);
  for (const barcode of all.slice(0, 10)) await other.call(nutrition.findBarcode, { query: { barcode } });
  for (const barcode of all.slice(10)) await third.call(nutrition.findBarcode, { query: { barcode } });
  expect(asked).toHaveLength(5);
});

it('asks once for a number that several look up at the same time', async () => {
  respond = (response) => void setTimeout(() => json(200, { product: OAT_DRINK })(response), 50);
  const [barcode = ''] = numbers(101).slice(100);

  const answers = await Promise.all([find(barcode), find(barcode), find(barcode)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(asked).toHaveLength(1);
});

it.each([429, 503])('leaves it alone for as long as it asks for with %s', async (status) => {
  respond = (response) => void response.writeHead(status, { 'retry-after': '120' }).end();
  const [first = '', second = ''] = numbers(status + 2).slice(status);
  expect(await find(first)).toMatchObject({ status: 503 });

  app.clock.advance(110_000);
  expect(await find(second)).toMatchObject({ status: 503 });
  expect(asked).toHaveLength(1);
  app.clock.advance(20_000);
  respond = json(200, { product: OAT_DRINK });
  expect(await find(second)).toMatchObject({ status: 200 });
});

it.each(['5012345678901', '123', 'abc', '../../users'])(
  'refuses %s, which is no number of a product',
  async (typed) => {
    const answer = await member.send(`/api/food/barcode?barcode=${encodeURIComponent(typed)}`);
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid' } });
    expect(asked).toEqual([]);
  },
);

it('is for members only', async () => {
  expect((await app.visitor().send('/api/food/barcode?barcode=96385074')).status).toBe(401);
});
