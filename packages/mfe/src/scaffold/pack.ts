import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packages } from '@nestwell/build/places';

/** What a module is written with, and what those need. */
export const PACKED = [
  'build',
  'config',
  'contracts',
  'domain',
  'mfe',
  'releases',
  'remote-kit',
  'safety',
  'ui',
];

/** Packs each into a folder, its dependencies' versions written out. Answers the archives' names by package. */
export async function packAll(folder: string): Promise<Record<string, string>> {
  mkdirSync(folder, { recursive: true });
  // The pinned one, wherever it is to be had: a script of the bootstrap, which is no library.
  const script = pathToFileURL(join(packages, 'config/bootstrap/pnpm.mjs')).href;
  const { pnpm } = (await import(script)) as { pnpm: (...words: string[]) => boolean };
  for (const name of PACKED) {
    if (!pnpm('--dir', join(packages, name), 'pack', '--pack-destination', folder))
      throw new Error(`${name} could not be packed: the output above says why`);
  }
  const archives = readdirSync(folder);
  return Object.fromEntries(
    PACKED.map((name) => {
      const archive = archives.find((file) => new RegExp(`^nestwell-${name}-\\d`).test(file));
      if (archive === undefined) throw new Error(`${name} left no archive in ${folder}`);
      return [`@nestwell/${name}`, archive];
    }),
  );
}
