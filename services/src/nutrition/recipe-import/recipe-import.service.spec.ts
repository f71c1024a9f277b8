import { gzipSync } from 'node:zlib';
import { isPublicAddress } from '../../platform/outside/public-addresses';
import { PublicPage } from '../../platform/outside/public-page';
import { RecipeImportService } from './recipe-import.service';
import { pageReader } from './testing/page-reader';
import { OPEN_HOST, RecipePages, SOUP } from './testing/recipe-pages';

const allows = (address: string) => address === OPEN_HOST || isPublicAddress(address);

let pages: RecipePages;
let reader: PublicPage;
let service: RecipeImportService;
const recipes = { read: (address: string) => service.read('anna', address) };
const worker = pageReader(10_000);

beforeAll(async () => {
  pages = await RecipePages.start();
});
afterAll(async () => {
  pages.stop();
  await worker.onApplicationShutdown();
});
beforeEach(() => {
  pages.asked.length = 0;
  reader = new PublicPage(allows, { bytes: 200_000 });
  service = new RecipeImportService(reader, worker);
});
afterEach(() => reader.onApplicationShutdown());

const READ = {
  name: 'Lentil & spinach soup',
  servings: 4,
  minutes: 65,
  steps: ['Soften it.', 'Simmer for 20 minutes.'],
  figures: { calories: 296, protein: 17, carbs: null, fat: null },
  isCut: false,
};

it.each([
  ['an object', SOUP],
  ['a list', [{ '@type': 'WebPage' }, SOUP]],
  [
    'a graph',
    {
      '@graph': [
        { '@type': 'WebSite', name: 'Soups' },
        { ...SOUP, '@type': ['Recipe', 'Article'] },
      ],
    },
  ],
  [
    'a page about it',
    { '@type': 'http://schema.org/WebPage', mainEntity: { ...SOUP, '@type': 'schema:Recipe' } },
  ],
])('reads a recipe from JSON-LD in %s', async (_, data) => {
  const address = pages.linked('/soup', data);
  expect(await recipes.read(address)).toMatchObject({ ...READ, source: address });
});

it('keeps every ingredient as its line, with the food and the amount where both are known', async () => {
  const { ingredients } = await recipes.read(pages.linked('/soup', SOUP));

  expect(ingredients).toMatchObject([
    {
      name: 'red lentils',
      food: { description: 'Lentils, red, dry' },
      portion: { label: '100 g', times: 3 },
    },
    {
      name: 'olive oil',
      food: { description: 'Olive oil' },
      portion: { label: '1 tbsp', grams: 13.5, times: 2 },
    },
    { name: '1 litre stock', food: null, portion: null },
    { name: 'Salt to taste', food: null, portion: null },
  ]);
});

it('reads microdata, without what belongs to a thing within it', async () => {
  const html = `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Lentil &amp; spinach soup</h1>
    <div itemprop="author" itemscope><span itemprop="name">Vi</span></div>
    <meta itemprop="recipeYield" content="4"><time itemprop="totalTime" datetime="PT65M">an hour</time>
    <ul><li itemprop="recipeIngredient">300 g red lentils</li><li itemprop="ingredients">Salt to taste</li></ul>
    <ol itemprop="recipeInstructions"><li>Soften it.</li><li>Simmer for 20 minutes.</li></ol>
    <div itemprop="nutrition" itemscope><b itemprop="calories">296 kcal</b><b itemprop="proteinContent">17 g</b></div></div>`;
  const read = await recipes.read(pages.html('/microdata', html));

  expect(read).toMatchObject(READ);
  expect(read.ingredients.map(({ name }) => name)).toEqual(['red lentils', 'Salt to taste']);
});

it('reads other alphabets, packed answers, and data with broken lines in its words', async () => {
  const latin = Buffer.from(
    `<script type="application/ld+json">${JSON.stringify({ ...SOUP, name: 'Crème' })}</script>`,
    'latin1',
  );
  expect((await recipes.read(pages.html('/latin', latin, 'text/html; charset=iso-8859-1'))).name).toBe(
    'Crème',
  );

  const broken = JSON.stringify({ ...SOUP, name: 'Soup' }).replace('Soup', 'Lentil\n soup');
  const packed = gzipSync(`<script type="application/ld+json">${broken}</script>`);
  const address = pages.on('/packed', (_, response) =>
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(packed),
  );
  expect((await recipes.read(address)).name).toBe('Lentil soup');
});

it('follows a redirect, and says where the recipe was in the end', async () => {
  const soup = pages.linked('/soup', SOUP);
  expect((await recipes.read(pages.redirect('/moved', '/soup'))).source).toBe(soup);
});

it('keeps to the bounds of a recipe, and says that something is left out', async () => {
  const recipeIngredient = Array.from({ length: 60 }, (_, place) => `${place + 1} g salt`);
  const long = { ...SOUP, recipeIngredient, recipeInstructions: `${'Stir it well. '.repeat(100)}\nServe.` };
  const read = await recipes.read(pages.linked('/long', long));

  expect(read.ingredients).toHaveLength(40);
  expect(read.isCut).toBe(true);
  expect(Math.max(...read.steps.map(({ length }) => length))).toBeLessThanOrEqual(600);
  expect(read.steps.at(-1)).toBe('Serve.');
});

it.each([
  ['has nothing of the kind', '<h1>Soup</h1>'],
  [
    'has a recipe of the wrong shapes',
    `<script type="application/ld+json">{"@type":"Recipe","name":7,"recipeIngredient":{"a":[1]}}</script>`,
  ],
  ['has broken data', '<script type="application/ld+json">{"@type":"Recipe",</script>'],
  [
    'has data that is so deep',
    `<script type="application/ld+json">${'['.repeat(50_000)}${']'.repeat(50_000)}</script>`,
  ],
])('says that there is no recipe where a page %s', async (_, html) => {
  await expect(recipes.read(pages.html('/none', html))).rejects.toMatchObject({ code: 'no_recipe' });
});

describe('never reads', () => {
  const refusal = (address: string) => recipes.read(address).catch((failure: unknown) => failure);
  const unreadable = (words: RegExp) => ({
    code: 'page_unreadable',
    message: expect.stringMatching(words) as string,
    body: { field: 'address' },
  });

  it.each([
    ['this machine by its number', '127.0.0.1'],
    ['this machine by its name', 'localhost'],
    ['this machine in the new notation', '[::ffff:127.0.0.1]'],
    ['this machine as one number', '2130706433'],
  ])('%s', async (_, host) => {
    pages.linked('/soup', SOUP);
    expect(await refusal(pages.address('/soup', host))).toMatchObject(unreadable(/could not be reached/));
    expect(pages.asked).toEqual([]);
  });

  it.each(['127.0.0.1', 'localhost'])('what a page leads to at %s', async (host) => {
    expect(await refusal(pages.redirect('/trap', pages.address('/soup', host)))).toMatchObject(
      unreadable(/could not be reached/),
    );
    expect(pages.asked).toHaveLength(1);
  });

  it('a file, though a page leads to it', async () => {
    const file = pages.redirect('/file', 'file:///etc/passwd');
    expect(await refusal(file)).toMatchObject(unreadable(/on the web/));
  });

  it('what leads on and on', async () => {
    expect(await refusal(pages.redirect('/round', '/round'))).toMatchObject(unreadable(/on and on/));
    expect(pages.asked).toHaveLength(5);
  });

  it('what is no page, or not there', async () => {
    expect(await refusal(pages.html('/soup.pdf', 'PDF', 'application/pdf'))).toMatchObject(
      unreadable(/no page/),
    );
    expect(await refusal(pages.address('/gone'))).toMatchObject(unreadable(/404/));
  });

  it('more than its bytes, also where few of them unpack to many', async () => {
    expect(await refusal(pages.html('/huge', 'a'.repeat(300_000)))).toMatchObject(unreadable(/too large/));
    const bomb = gzipSync(Buffer.alloc(20_000_000));
    expect(bomb.length).toBeLessThan(100_000);
    const address = pages.on('/bomb', (_, response) =>
      response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(bomb),
    );
    expect(await refusal(address)).toMatchObject(unreadable(/too large/));
  });

  it('for longer than its time, though a page goes on in drops', async () => {
    const address = pages.on('/slow', (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      const drops = setInterval(() => response.write('<p>'), 50);
      response.on('close', () => clearInterval(drops));
    });
    const hasty = new PublicPage(allows, { milliseconds: 500 });

    await expect(hasty.read(address)).rejects.toThrow('could not be reached');
    await hasty.onApplicationShutdown();
  });
});

it.each([
  '10.0.0.1',
  '172.16.3.4',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '::1',
  'fd00::1',
  'fe80::1',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
  '2002:7f00:1::',
  'nonsense',
])('%s is no public address', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each(['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946'])('%s is one', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});
