import { chmod, lstat, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderStorage } from '@nestwell/releases';
import { cupsParts } from './testing/cups';
import { TestApp } from './testing/test-app';
import { makePrivate } from './private-folder';

let around: string;
let folder: string;
let umask: number;
beforeEach(async () => {
  around = await mkdtemp(join(tmpdir(), 'nestwell-modes-'));
  folder = join(around, 'data');
  umask = process.umask(0o022);
});
afterEach(async () => {
  process.umask(umask);
  await rm(around, { recursive: true });
});

/** Paths below the folder, itself included, that others may do anything with. */
async function wide(): Promise<string[]> {
  const paths = [folder, ...(await readdir(folder, { recursive: true })).map((name) => join(folder, name))];
  const modes = await Promise.all(paths.map(async (path) => (await lstat(path)).mode & 0o077));
  return paths.filter((_, index) => modes[index] !== 0);
}

it('a data folder that the site makes, its database and keys are for its account alone, whatever the umask', async () => {
  const app = await TestApp.start({ parts: cupsParts, databaseUrl: undefined, env: { DATA_DIR: folder } });
  await new FolderStorage(join(folder, 'releases')).put('r/tea/v1/tea.js', Buffer.from('tea'));
  const names = await readdir(folder);
  expect(names).toEqual(expect.arrayContaining(['nestwell.sqlite', 'nestwell.sqlite-wal', 'secrets.json']));
  expect(await wide()).toEqual([]);
  await app.stop();
});

it('what an earlier version left open is closed at the start, and nothing of somebody else is', async () => {
  await mkdir(join(folder, 'releases/r/tea'), { recursive: true });
  for (const name of ['nestwell.sqlite-wal', 'releases/r/tea/tea.js', 'notes.txt'])
    await writeFile(join(folder, name), '');
  await chmod(folder, 0o755);

  expect(await makePrivate(folder)).toEqual([]);

  expect(await wide()).toEqual([join(folder, 'notes.txt')]);
});

it('what belongs to another account and stays open is named', async () => {
  if (process.getuid?.() !== 0) return expect(await makePrivate('/usr')).toEqual(['/usr']);
  await mkdir(folder);
  await chmod(around, 0o755);
  process.seteuid?.(65_534);
  try {
    expect(await makePrivate(folder)).toEqual([folder]);
  } finally {
    process.seteuid?.(0);
  }
});
