import { runInNewContext } from 'node:vm';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ownerIn, type ReleasedFile } from '@nestwell/contracts/delivery';
import { compose, type Composed } from './compose';
import { prune } from './prune';
import { openStorage } from './storage/open-storage';
import type { Storage } from './storage/storage';
import { temporaryFolder } from './testing/folders';
import { integrityOf } from './vouched';

let storage: Storage;
beforeEach(async () => {
  storage = await openStorage({ dataDir: await temporaryFolder() });
});

/** Releases whose entries have these texts. */
async function releasesOf(texts: Record<string, string>, sheet?: string): Promise<Composed> {
  const file = async (path: string, text: string) => {
    await storage.create(path, Buffer.from(text));
    return { url: `/${path}`, integrity: integrityOf(text) };
  };
  const made = Object.entries(texts).map(async ([id, text]) => {
    const css = sheet === undefined ? [] : [await file(`r/${id}/v1/widgets.css`, sheet)];
    return [id, { version: 'v1', entry: await file(`r/${id}/v1/entry.js`, text), css }] as const;
  });
  return Object.fromEntries(await Promise.all(made));
}

async function composed(texts: Record<string, string>): Promise<ReleasedFile> {
  const file = await compose(storage, await releasesOf(texts));
  if (file === undefined) throw new Error('Nothing was put together');
  return file;
}

const textOf = async ({ url }: ReleasedFile) => (await storage.read(url.slice(1)))?.toString() ?? '';

/** Runs a composition as a page does: what it left, whose turn it was, and what was thrown. */
async function ran(file: ReleasedFile) {
  const turns: (string | undefined)[] = [];
  const sheets: Record<string, string> = {};
  const errors: Error[] = [];
  const page: Record<string, unknown> = {
    __nestwellEntry: (owner?: string, own?: Record<string, string>) => {
      turns.push(owner);
      Object.assign(sheets, own);
    },
    reportError: (error: Error) => errors.push(error),
  };
  runInNewContext(await textOf(file), page, { filename: `https://nestwell.example${file.url}` });
  return { page, turns, errors, sheets };
}

it('runs each entry as it was released, and says whose turn it is', async () => {
  const file = await composed({ tea: 'var tea_v1 = 1', pot: 'var pot_v1 = 2 // no end' });

  const { page, turns, errors } = await ran(file);

  expect(page).toMatchObject({ tea_v1: 1, pot_v1: 2 });
  expect(turns).toEqual(['pot@v1', 'tea@v1', undefined]);
  expect(errors).toEqual([]);
});

it('what one entry throws ends it alone, and its place in the file is its owner’s', async () => {
  const texts = { tea: 'var tea_v1 = `a\nb`;', pot: '\n\nthrow new Error("cold")', mug: 'var mug_v1 = 3' };
  const file = await composed(texts);

  const { page, errors } = await ran(file);

  expect(page).toMatchObject({ tea_v1: 'a\nb', mug_v1: 3 });
  expect(errors.map(({ message, stack }) => [message, ownerIn(stack)])).toEqual([['cold', 'pot@v1']]);
});

it.each([
  ['does not parse', '} catch {'],
  ['asks for strictness, which the rest would not have', '"use strict"; var pot_v1 = 1'],
])('leaves out an entry that %s', async (_, pot) => {
  const file = await composed({ tea: 'var tea_v1', pot, mug: 'var mug_v1' });

  expect(file.url).toContain('/mug@v1~tea@v1/');
  expect(await textOf(file)).not.toContain(pot);
});

it('brings the sheets of each beside it, so that nobody asks for them', async () => {
  const sheet = '@layer remote{.tea_v1-cup{content:"\u2028`${1}`"}}';
  const file = await compose(storage, await releasesOf({ tea: 'var tea_v1', pot: 'var pot_v1' }, sheet));
  if (file === undefined) throw new Error('Nothing was put together');

  expect((await ran(file)).sheets).toEqual({
    '/r/pot/v1/widgets.css': sheet,
    '/r/tea/v1/widgets.css': sheet,
  });
});

it.each([
  ['names a file beside it', '.tea{background:url(cup.png)}', false],
  ['imports another', '@import "/r/tea/v1/more.css";', false],
  [
    'has its picture in it, or names it in whole',
    '.tea{background:url("data:image/png,x"),url(/r/cup.png)}',
    true,
  ],
])('a release whose sheet %s comes by itself or not as it stays the same', async (_, sheet, isThere) => {
  const releases = await releasesOf({ pot: 'var pot_v1', mug: 'var mug_v1' });
  const file = await compose(storage, { ...releases, ...(await releasesOf({ tea: 'var tea_v1' }, sheet)) });

  expect(file?.url.includes('tea@v1')).toBe(isThere);
});

it('leaves out a release whose sheet is not what the registry says', async () => {
  const releases = await releasesOf({ tea: 'var tea_v1', pot: 'var pot_v1', mug: 'var mug_v1' }, '.a{}');
  await storage.put('r/pot/v1/widgets.css', Buffer.from('.a{display:none}'));

  expect((await compose(storage, releases))?.url).toContain('/mug@v1~tea@v1/');
});

it('leaves out an entry whose bytes are not what the registry says', async () => {
  const releases = await releasesOf({ tea: 'var tea_v1', pot: 'var pot_v1', mug: 'var mug_v1' });
  await storage.put('r/pot/v1/entry.js', Buffer.from('var pot_v1 = "evil"'));

  expect((await compose(storage, releases))?.url).toContain('/mug@v1~tea@v1/');
});

it('makes nothing of a single entry', async () => {
  expect(await compose(storage, await releasesOf({ tea: 'var tea_v1' }))).toBeUndefined();
  expect(await storage.list('r/_together/')).toEqual([]);
});

it('lies beside the releases under a name of its bytes, compressed, and is made once', async () => {
  const releases = await releasesOf({ tea: 'var tea_v1', pot: 'var pot_v1' });
  const file = await composed({ tea: 'var tea_v1', pot: 'var pot_v1' });
  const text = await textOf(file);

  const sent = async (ending: string) => (await storage.read(file.url.slice(1) + ending)) ?? Buffer.of();
  expect(file).toEqual({
    url: expect.stringMatching(/^\/r\/_together\/pot@v1~tea@v1\/[0-9a-f]{8}\.2\.5\.js$/) as string,
    integrity: integrityOf(text),
    brotliBytes: (await sent('.br')).length,
  });
  expect(brotliDecompressSync(await sent('.br')).toString()).toBe(text);
  expect(gunzipSync(await sent('.gz')).toString()).toBe(text);
  const create = jest.spyOn(storage, 'create');
  expect(await compose(storage, releases)).toEqual(file);
  expect(create).not.toHaveBeenCalled();
});

it('goes once one of its versions is named nowhere', async () => {
  const { url } = await composed({ tea: 'var tea_v1', pot: 'var pot_v1' });

  expect(await prune(storage, { keptSince: new Date(), revisions: 1 })).toEqual(['pot/v1', 'tea/v1']);
  expect(await storage.read(url.slice(1))).toBeUndefined();
});
