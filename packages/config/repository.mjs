import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where this package and the others stand: `packages`, or among what a team's own repository has installed. */
export const packages = join(dirname(fileURLToPath(import.meta.url)), '..');
const installed = packages.lastIndexOf(`${sep}node_modules${sep}`);
const isOutside = installed !== -1;

/** Absolute path of the checkout. */
export const repository = isOutside ? packages.slice(0, installed) : dirname(packages);

/** The remotes' folders, `mfe-<area>`. */
export const REMOTES = readdirSync(repository)
  .filter((name) => name.startsWith('mfe-') && existsSync(join(repository, name, 'package.json')))
  .sort();
/** What each remote is about: the same word names its contracts, its services and its browser tests. */
export const AREAS = REMOTES.map((name) => name.slice('mfe-'.length));
export const APPS = isOutside ? REMOTES : ['shell', ...REMOTES, 'services'];
const OWN_PACKAGES = [
  'domain',
  'safety',
  'contracts',
  'embedded-sqlite',
  'releases',
  'remote-kit',
  'build',
  'ui',
  'mfe',
  'e2e',
  'bench',
  'faults',
  'config',
];
export const PACKAGES = isOutside ? [] : OWN_PACKAGES.map((name) => `packages/${name}`);

const SKIPPED = new Set([
  'node_modules',
  'dist',
  '.git',
  '.data',
  '.build',
  'coverage',
  'test-results',
  'playwright-report',
]);

/** Every file below `folder` of the checkout, without installed and built ones, as paths relative to the checkout. */
export function filesBelow(folder = '.', checkout = repository) {
  return readdirSync(join(checkout, folder), { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path, checkout) : [relative('.', path)];
  });
}

/** Hand-written: TypeScript and scripts, without generated declarations. */
export const isSource = (path) => /\.([cm]?[jt]s|tsx)$/.test(path) && !path.endsWith('.css.d.ts');

/** Hand-written sources of apps and packages. */
export function sourceFiles() {
  return [...APPS, ...PACKAGES].flatMap((folder) => filesBelow(folder)).filter(isSource);
}

/** Ends a check: prints what is wrong, one line each, or the closing note. */
export function conclude(problems, note) {
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exit(1);
  console.log(note);
}
