import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { buildPackage, kit, packages, repository } from './places';

const NOT_BUILT = /(\.test\.tsx?|\.module\.css\.d\.ts|[/\\]preview\.tsx|[/\\]test-[^/\\]+)$/;
const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', '.build', 'coverage']);

/** Every file below a folder, sorted; a file given directly is itself. */
export function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !SKIPPED_FOLDERS.has(name))
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

/**
 * The version of a remote: twelve hex digits over everything its bytes depend on: its folder without tests and
 * preview, the contracts it speaks and the rules of the domain it uses, this package, and its tools and libraries. Another remote's change leaves it.
 */
export function versionOfRemote(folder: string): string {
  const tools = [...filesBelow(join(buildPackage, 'src')), join(packages, 'releases/src/vouched.ts')];
  return digest([...ownInputs(folder), ...tools], libraryVersions(folder));
}

/** The shell also holds kit and ui, which remotes only borrow. */
export function versionOfShell(folder: string): string {
  const lent = [kit, join(packages, 'ui/src')].flatMap(filesBelow);
  const files = [...ownInputs(folder), ...lent, ...sharedFiles(lent)];
  return digest(files, libraryVersions(folder));
}

function ownInputs(folder: string): string[] {
  const own = filesBelow(folder);
  return [...own, ...sharedFiles(own)];
}

/** The areas of contracts and domain that these sources import, and the areas those import. */
function sharedFiles(sources: readonly string[]): string[] {
  const areas = new Map<string, string[]>();
  const add = (area: string) => {
    if (areas.has(area)) return;
    const files = filesBelow(join(packages, area));
    areas.set(area, files);
    follow(files);
    for (const name of namedIn(files, /from '\.\.\/([\w-]+)/g)) add(join(area, '..', name));
  };
  const follow = (files: readonly string[]) => {
    for (const name of namedIn(files, /@nestwell\/((?:contracts|domain)\/[\w-]+)/g))
      add(join(dirname(name), 'src', basename(name)));
  };
  add('contracts/src/kernel');
  follow(sources);
  return [...areas.keys()].sort().flatMap((area) => areas.get(area) ?? []);
}

const namedIn = (files: readonly string[], pattern: RegExp) =>
  [...textOf(files).matchAll(pattern)].flatMap(([, name]) => name ?? []);

const textOf = (files: readonly string[]) =>
  files
    .filter((file) => /\.[jt]sx?$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

function digest(files: readonly string[], more: string): string {
  const hash = createHash('sha256').update(more);
  for (const file of [...new Set(files)].filter((name) => !NOT_BUILT.test(name))) {
    hash.update(relative(repository, file).split(sep).join('/')).update('\0');
    hash.update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 12);
}

const TOOLS = ['@rspack/core', '@module-federation/enhanced'];

function libraryVersions(folder: string): string {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  const libraries = Object.keys(manifest.dependencies ?? {}).filter((name) => !name.startsWith('@nestwell/'));
  const own = libraries.map((name) => installedVersion(folder, name));
  return [...own, ...TOOLS.map((name) => installedVersion(buildPackage, name))].join('\n');
}

function installedVersion(folder: string, name: string): string {
  const file = join(folder, 'node_modules', name, 'package.json');
  if (!existsSync(file) && dirname(folder) !== folder) return installedVersion(dirname(folder), name);
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return `${name}@${version}`;
}
