import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { kit, packages } from '../places';
import { namesTakenFrom } from './names-taken';

/** What modules borrow from the shell, and the file that says what each of them exports. */
const LENT: Readonly<Record<string, string>> = {
  '@nestwell/ui': join(packages, 'ui/src/index.ts'),
  '@nestwell/remote-kit': join(kit, 'index.ts'),
  '@nestwell/remote-kit/router': join(kit, 'router.ts'),
};

/** And of whose runtime, so that an older minor version of them is seen to lack what a newer one has. */
const LIBRARIES = ['react', 'react-dom'];

const require = createRequire(join(kit, 'index.ts'));

/** What is there under development only is nothing to borrow. */
const namesOf = (library: string): string[] =>
  Object.keys(require(library) as object).filter(
    (name) => !/^(act|captureOwnerStack|default|__.*)$/.test(name),
  );

/** The names these sources borrow: `Button of @nestwell/ui`. */
export const borrowedIn = (sources: readonly string[]): string[] =>
  [...Object.keys(LENT), ...LIBRARIES].flatMap((from) =>
    takenBy(sources, from).map((name) => `${name} of ${from}`),
  );

function takenBy(sources: readonly string[], from: string): string[] {
  const texts = sources.filter((text) => text.includes(from));
  return [...new Set(texts.flatMap((text) => namesTaken(text, from)))].sort();
}

function namesTaken(text: string, from: string): string[] {
  const taken = namesTakenFrom(text, from);
  const file = LENT[from];
  if (file !== undefined) return taken === 'all' ? exportsOf(file) : taken;
  // Its types are imported like its values.
  return namesOf(from).filter((name) => taken === 'all' || taken.includes(name));
}

/** The names that the shell of this checkout lends. */
export const everyLentName = (): string[] => [
  ...Object.entries(LENT).flatMap(([from, file]) => exportsOf(file).map((name) => `${name} of ${from}`)),
  ...LIBRARIES.flatMap((from) => namesOf(from).map((name) => `${name} of ${from}`)),
];

function exportsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const found = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name ?? '');
  const further = found(/export \* from '([^']+)'/g).map((path) => join(dirname(file), path));
  return [
    ...listed([text], /\bexport \{([^}]*)\} from/g).map((name) => name.split(' as ').at(-1) ?? name),
    ...found(/^export (?:const|function|class) (\w+)/gm),
    ...further.flatMap((path) => exportsOf([`${path}.ts`, `${path}.tsx`].find(existsSync) ?? path)),
  ];
}

/** The values, not the types, between the braces that a pattern captures. */
function listed(texts: readonly string[], pattern: RegExp): string[] {
  const names = texts
    .flatMap((text) => [...text.matchAll(pattern)])
    .flatMap(([, list = '']) => list.split(','))
    .map((name) => name.trim());
  return [...new Set(names)].filter((name) => name !== '' && !name.startsWith('type ')).sort();
}
