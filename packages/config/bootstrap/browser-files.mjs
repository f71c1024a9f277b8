import { basename } from 'node:path';
import { filesBelow, REMOTES } from '../repository.mjs';
import { wordsOf } from './words-of.mjs';

const AREAS = REMOTES.map((name) => name.slice('mfe-'.length));
const TESTS = 'packages/e2e/src';

/** More would no longer be a minute's work, but for changed ones themselves; `pnpm verify` runs all. */
const AT_MOST = 4;

/**
 * Browser tests for changed files, by name: changed ones themselves; then, in the area of a change (its own folder,
 * and Home's, which shows every area), the files that share a word with the change's folders and name, else
 * the area's first, and for what is under every screen a new mother's way: the walk through all of them takes longer than
 * everything else here together.
 */
export function browserFilesFor(changed) {
  const all = filesBelow(TESTS).filter((path) => path.endsWith('.e2e.ts'));
  const themselves = all.filter((path) => changed.includes(path));
  const found = changed.filter(isProduct).flatMap((path) => {
    const here = all.filter((test) =>
      foldersFor(path).some((folder) => test.startsWith(`${TESTS}/${folder}/`)),
    );
    const words = new Set(wordsOf(path.split('/').slice(2).join('/')));
    const alike = here.filter((test) => wordsOf(basename(test, '.e2e.ts')).some((word) => words.has(word)));
    return alike.length > 0
      ? alike
      : [here.find((test) => test.endsWith('/journey.e2e.ts')) ?? here[0] ?? []].flat();
  });
  // What most changes point at comes first.
  const times = (test) => found.filter((path) => path === test).length;
  const byChanges = [...new Set(found)].sort((one, other) => times(other) - times(one));
  return [...new Set([...themselves, ...byChanges])].slice(0, Math.max(AT_MOST, themselves.length));
}

const isProduct = (path) =>
  /\.(tsx?|css|js)$/.test(path) &&
  path.includes('/src/') &&
  !/\.(test|spec|db-spec|http-spec|e2e)\.tsx?$/.test(path);

/** Subscription and payments have services of their own, but the account's screens. */
const SHOWN_BY = { billing: 'account' };

function foldersFor(path) {
  const [, name = ''] = /^(?:mfe-|services\/src\/|packages\/contracts\/src\/)([^/]+)\//.exec(path) ?? [];
  const area = SHOWN_BY[name] ?? name;
  if (AREAS.includes(area)) return [area, 'home'];
  return /^(shell|services|packages\/(ui|build|remote-kit|contracts|domain|safety|embedded-sqlite))\//.test(
    path,
  )
    ? ['foundation']
    : [];
}
