import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { remoteIds, repository } from '@nestwell/build/places';
import { onlyName, readArguments } from '../arguments';
import { liveIn } from '../check/live';
import { storageHere } from '../place';
import { enter, strike } from '../scaffold/lists';
import { generatedFiles } from '../scaffold/templates';

const SERVICES = join(repository, 'services/src');

/** Makes a further module: contract, services, table, page, widget, tests and preview. */
export async function create(words: readonly string[]): Promise<number> {
  const name = onlyName(readArguments(words), 'new sleep');
  if (!/^[a-z]{3,20}$/.test(name)) throw new Error('A module is named by 3 to 20 small letters');
  if (remoteIds().includes(name) || existsSync(join(SERVICES, name))) {
    throw new Error(`There is a ${name} already`);
  }
  const files = generatedFiles({ name, number: nextNumber() });
  for (const { path, text } of files) {
    mkdirSync(dirname(join(repository, path)), { recursive: true });
    writeFileSync(join(repository, path), text);
  }
  enter(name);
  format(files.map(({ path }) => path));
  console.log(
    `${files.length} files. Now: pnpm install, pnpm trust, pnpm preview ${name}; once its services run (npm start), pnpm mfe check ${name}`,
  );
  return 0;
}

/** Takes a module away that was never released: its migration would be missed by databases that ran it. */
export async function remove(words: readonly string[]): Promise<number> {
  const name = onlyName(readArguments(words), 'remove sleep');
  const isMade = migrationsOf(name).some((file) => file.endsWith(`-${name}-notes.ts`));
  if (!isMade || !remoteIds().includes(name)) throw new Error(`There is no ${name} that was made by mfe new`);
  for (const { id, where } of (await liveIn(await storageHere())).versions)
    if (id === name) throw new Error(`${name} is live in ${where}: pnpm mfe withdraw ${name} first`);
  strike(name);
  for (const folder of [`mfe-${name}`, `packages/contracts/src/${name}`, `services/src/${name}`]) {
    rmSync(join(repository, folder), { recursive: true });
  }
  console.log(
    `${name} is gone. Now: pnpm install, pnpm trust. Rows that a database holds of it stay: they are exported and erased with their user's account`,
  );
  return 0;
}

/** A line is longer or shorter with another name. */
function format(paths: readonly string[]): void {
  const oxfmt = join(repository, 'node_modules/oxfmt/bin/oxfmt');
  execFileSync(process.execPath, [oxfmt, ...paths], { cwd: repository });
}

/** The present instant in milliseconds, as TypeORM names migrations; after every other migration, whatever the clock says. */
function nextNumber(): string {
  const numbers = readdirSync(SERVICES)
    .flatMap(migrationsOf)
    .flatMap((file) => /^\d{13}/.exec(file)?.[0] ?? []);
  return String(Math.max(Date.now(), ...numbers.map((number) => Number(number) + 1)));
}

function migrationsOf(area: string): string[] {
  const folder = join(SERVICES, area, 'migrations');
  return existsSync(folder) ? readdirSync(folder) : [];
}
