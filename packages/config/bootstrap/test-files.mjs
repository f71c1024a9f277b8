import { dirname } from 'node:path';
import { readTree } from '../dependencies/tree.mjs';
import { repository } from '../repository.mjs';
import { wordsOf } from './words-of.mjs';

/** The whole app: what a test of one feature starts, and so no way from every feature to every such test. */
const WHOLE = 'services/src/app.ts';
const isTest = (path) => /\.(test|spec|db-spec|http-spec)\.tsx?$/.test(path);

/** Through a front door all that a package has is equally near: what is named alike is meant. */
const WORTH_OF_A_WORD = 2;

/** More would no longer be a minute's work; `pnpm verify` runs all. */
const AT_MOST = { startingAll: 5, others: 24 };
/** Of what the house stands on: its types and its build take half of the time. */
const OF_WIDE_ONES = { startingAll: 3, others: 10 };

/**
 * Jest's files for changed ones, nearest and most alike by name first: those that import them, over however many files,
 * and in the services those beside a file that does, since they call it through the app.
 * @param {string[]} changed files relative to the checkout
 * @param {{ isWide: boolean }} options whether most of the house builds on them
 * @returns {{ files: string[], left: number }} what to run, and how many more a change may reach
 */
export function testFilesFor(changed, { isWide }) {
  const { startingAll, others } = isWide ? OF_WIDE_ONES : AT_MOST;
  const { imports } = readTree(repository);
  const importers = grouped(imports, ({ to }) => to);
  const near = distances(changed, (path) => (importers.get(path) ?? []).map(({ from }) => from));
  const starting = new Set(imports.filter(({ to }) => to === WHOLE).map(({ from }) => from));
  const besides = grouped([...starting].filter(isTest), dirname);
  for (const [path, distance] of near) {
    for (const test of besides.get(dirname(path)) ?? [])
      near.set(test, Math.min(near.get(test) ?? Infinity, distance + 1));
  }
  const words = new Set(changed.flatMap(wordsIn));
  const alike = (path) => new Set(wordsIn(path).filter((word) => words.has(word))).size;
  const far = new Map([...near].map(([path, distance]) => [path, distance - WORTH_OF_A_WORD * alike(path)]));
  const tests = [...far.keys()].filter(isTest).sort((one, other) => far.get(one) - far.get(other));
  const files = [
    ...tests.filter((path) => starting.has(path)).slice(0, startingAll),
    ...tests.filter((path) => !starting.has(path)).slice(0, others),
  ];
  return { files, left: tests.length - files.length };
}

/** What a file is about: its folders and name without what every path has. */
const wordsIn = (path) => wordsOf(path.replace(/^(packages|services)|\bfeatures\b|\..*$/g, ''));

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
