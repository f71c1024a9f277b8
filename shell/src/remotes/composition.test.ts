import { compositionPath, type Release } from '@nestwell/contracts/delivery';
import { togetherFrom } from './composition';
import { declarationIn } from './containers';

const page = globalThis as unknown as Record<string, unknown>;
const next = (owner?: string) => (page.__nestwellEntry as (owner?: string) => void)(owner);

const releaseOf = (id: string): Release => ({
  version: '1',
  scope: `${id}_1`,
  entry: { url: `/r/${id}/1/remoteEntry.js`, integrity: 'sha384-x' },
  css: [],
  pages: [],
  widgets: [],
  contract: 1,
});
const remote = { pages: [], widgets: [] };
const container = { init: jest.fn(), get: () => Promise.resolve(() => ({ remote })) };

const fileOf = (...ids: string[]) => {
  const pieces = ids.map((id, index) => ({ owner: `${id}@1`, line: index + 1 }));
  return { url: `/${compositionPath(pieces, '00ff00ff')}`, integrity: 'sha384-y' };
};

/** What a script does when it runs; jsdom fetches none. */
let runs: (script: HTMLScriptElement) => 'load' | 'error';
const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
  jest.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    const [script] = nodes as HTMLScriptElement[];
    if (!script) return;
    asked.push(`${new URL(script.src).pathname} ${script.integrity}`);
    queueMicrotask(() => script.dispatchEvent(new Event(runs(script))));
  });
});

const happened: string[] = [];
const isolation = {
  welcome: (owner: string) => void happened.push(`${owner} begins`),
  ran: (owner: string) => void happened.push(`${owner} ran`),
};
beforeEach(() => void (happened.length = 0));

it('brings the entries of a screen with one file, each run as its own module’s', async () => {
  const file = fileOf('tea', 'pot');
  const bring = togetherFrom({ file, held: () => undefined, isolation });
  runs = () => {
    for (const id of ['tea', 'pot']) {
      next(`${id}@1`);
      page[`${id}_1`] = container;
    }
    next();
    return 'load';
  };

  await Promise.all([bring(releaseOf('tea')), bring(releaseOf('pot'))]);

  expect(asked).toEqual([`${file.url} sha384-y`]);
  expect(happened).toEqual(['tea@1 begins', 'tea@1 ran', 'pot@1 begins', 'pot@1 ran']);
  expect(await declarationIn('tea_1', releaseOf('tea').entry)).toBe(remote);
  expect(asked).toHaveLength(1);
});

it('an entry that left nothing comes by itself', async () => {
  const bring = togetherFrom({ file: fileOf('mug', 'jar'), held: () => undefined, isolation });
  runs = () => 'load';
  await bring(releaseOf('mug'));
  runs = () => {
    page.mug_1 = container;
    return 'load';
  };

  expect(await declarationIn('mug_1', releaseOf('mug').entry)).toBe(remote);
  expect(asked.at(-1)).toBe('/r/mug/1/remoteEntry.js sha384-x');
});

it('where the file is lost or refused, nothing fails but it', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const bring = togetherFrom({ file: fileOf('cup', 'jar'), held: () => undefined, isolation });
  runs = () => 'error';

  await expect(bring(releaseOf('cup'))).resolves.toBeUndefined();
});

it.each([
  ['a version in it held an earlier page', fileOf('tea', 'pot'), (owner: string) => owner === 'pot@1'],
  ['the release is not in it', fileOf('pot', 'jar'), () => false],
  ['there is none', null, () => false],
])('is not asked for where %s', async (_, file, held) => {
  await togetherFrom({ file, held, isolation })(releaseOf('tea'));

  expect(asked).toEqual([]);
});
