import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const repository = join(dirname(fileURLToPath(import.meta.url)), '../../../..');
const LIBRARIES = 'node_modules';
const LEFT_OUT = new Set(['.git', '.build', '.data', 'test-results', 'services', 'docs']);

/** The remotes of the checkout, from their folders `mfe-<area>`. */
export const areas = readdirSync(repository)
  .filter((name) => name.startsWith('mfe-'))
  .map((name) => name.slice('mfe-'.length));
export const builds = ['shell', ...areas];

const folderOf = (name: string) => (name === 'shell' ? name : `mfe-${name}`);

/** A copy of the checkout with its builds, in which a test may change sources and build again. */
export class AlteredCheckout {
  /** What was changed, as it was. */
  private readonly originals = new Map<string, string>();

  private constructor(readonly folder: string) {}

  static async copy(): Promise<AlteredCheckout> {
    // On the disk of the checkout, since libraries are linked instead of copied.
    const copies = join(repository, '.build/checkouts');
    await mkdir(copies, { recursive: true });
    const folder = await mkdtemp(join(copies, 'copy-'));
    for (const name of await readdir(repository)) {
      if (LEFT_OUT.has(name) || name === LIBRARIES) continue;
      await cp(join(repository, name), join(folder, name), {
        recursive: true,
        verbatimSymlinks: true,
        filter: (path) => !LEFT_OUT.has(basename(path)),
      });
    }
    // Each workspace's own links are relative and were copied; they must find their libraries inside the copy.
    // Forty thousand files: the system's own commands link and remove them in half of Node's time.
    await run('cp', ['-al', join(repository, LIBRARIES), join(folder, LIBRARIES)]);
    return new AlteredCheckout(folder);
  }

  /** Replaces the first match in a source file, which must be there. */
  async edit(path: string, pattern: RegExp, replacement: string): Promise<void> {
    const file = join(this.folder, path);
    const text = await readFile(file, 'utf8');
    if (!pattern.test(text)) throw new Error(`${path} has nothing like ${String(pattern)}`);
    if (!this.originals.has(file)) this.originals.set(file, text);
    await writeFile(file, text.replace(pattern, replacement));
  }

  /** Takes all edits back: to copy a checkout is seconds of work, so tests that only read it share one. */
  async undo(): Promise<void> {
    for (const [file, text] of this.originals) await writeFile(file, text);
    this.originals.clear();
  }

  /** Builds the named ones whether they changed or not. */
  async build(...names: string[]): Promise<void> {
    await this.runBuild(...names, '--force');
  }

  /** Builds all that differs in its sources from its last build; returns what that was. */
  async buildWhatChanged(): Promise<string[]> {
    const said = await this.runBuild();
    return [...said.matchAll(/^(\w+) \w+ built in/gm)].map(([, name = '']) => name);
  }

  private async runBuild(...words: string[]): Promise<string> {
    const command = join(this.folder, 'packages/build/bin/build.mjs');
    const env = { ...process.env, NODE_ENV: 'production' };
    return (await run(process.execPath, [command, ...words], { cwd: this.folder, env })).stdout;
  }

  /** One hash over names and bytes of everything that a build left behind. */
  digestOf(name: string): Promise<string> {
    return digest(join(this.folder, folderOf(name), 'dist'));
  }

  async remove(): Promise<void> {
    await run('rm', ['-rf', this.folder]);
  }
}

/** The same hash for the checkout under test. */
export const digestOfBuild = (name: string) => digest(join(repository, folderOf(name), 'dist'));

async function digest(folder: string): Promise<string> {
  const hash = createHash('sha256');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const path of files.sort()) {
    hash.update(`\0${relative(folder, path)}\0`).update(await readFile(path));
  }
  return hash.digest('hex');
}
