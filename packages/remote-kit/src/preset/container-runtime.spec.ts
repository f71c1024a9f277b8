import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { splitHashes } from './late-hashes';
import { buildTea, type Opened, openTea, scriptsOf, sheetOf, teaText } from './testing/tea-container';

let folder: string;
beforeAll(async () => {
  folder = await buildTea();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const opened = (options?: Opened) => openTea(folder, options);
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

it('a container asks the page for what it borrows, and for its files with their hashes', async () => {
  const { asked, run, initContainerEntry, container } = opened();
  container.init();
  const { lent, pour } = (await container.get('./remote'))();
  expect(lent).toBe('react');
  expect(initContainerEntry).toHaveBeenCalledWith(
    expect.objectContaining({ webpackRequire: expect.any(Function) }),
  );

  const poured = pour();
  await nextTurn();
  expect(asked).toHaveLength(2);
  expect(sheetOf(asked)?.href).toMatch(/^\/r\/tea\/v1\/.*\.css$/);
  expect(scriptsOf(asked)[0]?.src).toBe('/r/tea/v1/src_cup_js.js');
  for (const file of asked)
    expect(file).toMatchObject({
      integrity: expect.stringMatching(/^sha256-.{44}$/),
      crossOrigin: 'anonymous',
    });
  run('src_cup_js.js');
  for (const file of asked) file.onload({ type: 'load' });

  const { cup, size } = await poured;
  expect(cup).toMatch(/cup/);
  expect(size).toMatch(/^https:\/\/site\.example\/r\/tea\/v1\/size\..*bin$/);
  await pour();
  expect(asked).toHaveLength(2);
});

it.each(['error', 'load'])('what did not come (%s) is told by name, and asked for anew', async (type) => {
  const { asked, run, container } = opened();
  const { pour } = (await container.get('./remote'))();
  const lost = pour();
  await nextTurn();
  scriptsOf(asked)[0]?.onerror({ type });
  await expect(lost).rejects.toMatchObject({
    name: 'ChunkLoadError',
    message: expect.stringContaining(`${type === 'load' ? 'missing' : type}: /r/tea/v1/src_cup_js.js`),
  });
  sheetOf(asked)?.onload({ type: 'load' });

  const again = pour();
  await nextTurn();
  run('src_cup_js.js');
  scriptsOf(asked)[1]?.onload({ type: 'load' });

  expect((await again).cup).toMatch(/cup/);
  expect(asked).toHaveLength(3);
});

it('hashes of later files come with the first that is asked for, vouched for by the entry, which brings none', async () => {
  const { split, asked, run, runText, warmed, container } = opened({ hashesCome: false });
  const { pour } = (await container.get('./remote'))();

  const poured = pour();
  await nextTurn();
  expect(asked.map(({ src }) => src)).toEqual(['/r/tea/v1/hashes.js']);
  const hash = createHash('sha256').update(split.hashes).digest('base64');
  expect(asked[0]?.integrity).toBe(`sha256-${hash}`);
  // On its way meanwhile, so that nothing is waited for twice.
  expect(warmed).toHaveBeenCalledWith('/r/tea/v1/src_cup_js.js');
  runText(split.hashes);
  asked[0]?.onload({ type: 'load' });
  await nextTurn();

  const [, ...files] = asked;
  expect(files.map(({ src, href }) => src ?? href).sort()).toEqual([
    expect.stringMatching(/^\/r\/tea\/v1\/.*\.css$/),
    '/r/tea/v1/src_cup_js.js',
  ]);
  const vouched = [...teaText(folder, 'entry.js').matchAll(/"(sha256-[^"]+)"/g)].map(([, told]) => told);
  for (const { integrity } of files) expect(vouched).toContain(integrity);
  run('src_cup_js.js');
  for (const file of files) file.onload({ type: 'load' });
  expect((await poured).cup).toMatch(/cup/);
});

it('a file that comes with the document is not asked for without its hash', async () => {
  const { asked, warmed, container } = opened({ comes: '/r/tea/v1/src_cup_js.js' });
  const { pour } = (await container.get('./remote'))();

  pour().catch(() => undefined);
  await nextTurn();

  expect(warmed).not.toHaveBeenCalled();
  expect(scriptsOf(asked)[0]?.integrity).toMatch(/^sha256-/);
});

it('a file is there for a container whose entry ran once more, too', async () => {
  const { split, asked, run, runText, container } = opened();
  runText(teaText(folder, 'remote.js'));
  runText(split.container);
  const { pour } = (await container.get('./remote'))();

  const poured = pour();
  await nextTurn();
  run('src_cup_js.js');
  for (const file of asked) file.onload({ type: 'load' });

  expect((await poured).cup).toMatch(/cup/);
});

it('without its hashes no later file runs; they are asked for anew with the next try', async () => {
  const { asked, container } = opened({ hashesCome: false });
  const { pour } = (await container.get('./remote'))();
  const lost = pour();
  await nextTurn();
  asked[0]?.onerror({ type: 'error' });
  await expect(lost).rejects.toThrow('hashes.js');

  pour().catch(() => undefined);
  await nextTurn();

  expect(asked.map(({ src }) => src)).toEqual(['/r/tea/v1/hashes.js', '/r/tea/v1/hashes.js']);
});

it('says so where a container is written otherwise than it was', () => {
  expect(() => splitHashes('var tea_v1;', 'tea_v1', 'remote')).toThrow('vouches for nothing');
  expect(() => splitHashes('a.sriHashes={tea:"sha256-1"}', 'tea_v1', 'remote')).toThrow('rspackChunktea_v1');
});

it('what two late parts borrow is no file, and nobody asks for one', async () => {
  const { asked, run, container } = opened();
  const { lay } = (await container.get('./remote'))();

  const laid = lay();
  await nextTurn();
  expect(asked.map(({ src }) => src)).toEqual(['/r/tea/v1/src_saucer_js.js', '/r/tea/v1/src_spoon_js.js']);
  for (const name of ['saucer', 'spoon']) run(`src_${name}_js.js`);
  for (const { onload } of asked) onload({ type: 'load' });
  expect((await laid).map(({ on }) => on())).toEqual(['saucer on react-dom', 'spoon on react-dom']);
});
