import { dirname } from 'node:path';
import { readTree } from '../dependencies/tree.mjs';
import { repository } from '../repository.mjs';

/** The whole app: what a test of one feature starts, and so no way from every feature to every such test. */
const WHOLE = 'services/src/app.ts';
const isTest = (path) => /\.(test|spec|db-spec|http-spec)\.tsx?$/.test(path);

/** More would no longer be a minute's work; `pnpm verify` runs all. */
const AT_MOST = { startingAll: 12, others: 40 };

/**
 * Jest's files for changed ones, nearest first: those that import them, over however many files, and in the services
 * those beside a file that does, since they call it through the app.
 * @param {string[]} changed files relative to the checkout
 * @returns {{ files: string[], left: number }} what to run, and how many more a change may reach
 */
export function testFilesFor(changed) {
  const { imports } = readTree(repository);
  const importers = grouped(imports, ({ to }) => to);
  const near = distances(changed, (path) => (importers.get(path) ?? []).map(({ from }) => from));
  const starting = new Set(imports.filter(({ to }) => to === WHOLE).map(({ from }) => from));
  const besides = grouped([...starting].filter(isTest), dirname);
  for (const [path, distance] of near) {
    for (const test of besides.get(dirname(path)) ?? [])
      near.set(test, Math.min(near.get(test) ?? Infinity, distance + 1));
  }
  const tests = [...near.keys()].filter(isTest).sort((one, other) => near.get(one) - near.get(other));
  const files = [
    ...tests.filter((path) => starting.has(path)).slice(0, AT_MOST.startingAll),
    ...tests.filter((path) => !starting.has(path)).slice(0, AT_MOST.others),
  ];
  return { files, left: tests.length - files.length };
}

/** How many imports lie between each file and the nearest changed one. */
function distances(changed, importersOf) {
  const found = new Map(changed.map((path) => [path, 0]));
  // A map that grows while it is walked is walked to its end.
  for (const [path, distance] of found) {
    if (path === WHOLE) continue;
    for (const importer of importersOf(path)) if (!found.has(importer)) found.set(importer, distance + 1);
  }
  return found;
}

function grouped(items, keyOf) {
  const groups = new Map();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
