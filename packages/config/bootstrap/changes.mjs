import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { APPS, PACKAGES, repository } from '../repository.mjs';

const WORKSPACES = [...APPS, ...PACKAGES];

/** What every workspace stands on. */
const COMMON =
  /^(pnpm-(lock|workspace)\.yaml|package\.json|jest\.config\.mjs|packages\/config\/(jest|tsconfig|types)\/.*)$/;

const git = (...args) =>
  execFileSync('git', args, { cwd: repository, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
const linesOf = (text) => text.split('\n').filter(Boolean);

/** Where this branch left the main one; the last commit where there is no main one. */
function base() {
  for (const main of ['origin/main', 'main']) {
    try {
      return git('merge-base', 'HEAD', main);
    } catch {
      // That name is not known here.
    }
  }
  return 'HEAD';
}

/** Files that differ from the main branch, committed or not; removed ones too. */
export function changedFiles() {
  const tracked = linesOf(git('diff', '--name-only', '--no-renames', base()));
  const fresh = linesOf(git('ls-files', '--others', '--exclude-standard'));
  return [...new Set([...tracked, ...fresh])].sort();
}

export const workspaceOf = (path) => WORKSPACES.find((folder) => path.startsWith(`${folder}/`));

/**
 * @param {string[]} files changed ones, relative to the checkout
 * @returns {{ touched: string[], affected: string[] }} workspaces with a change, and those with all that build on them
 */
export function workspacesOf(files) {
  const touched = WORKSPACES.filter((folder) => files.some((path) => workspaceOf(path) === folder));
  if (files.some((path) => COMMON.test(path))) return { touched, affected: WORKSPACES };
  const affected = new Set(touched);
  // A set that grows while it is walked is walked to its end.
  for (const folder of affected) {
    for (const other of WORKSPACES) if (needsOf(other).has(manifestOf(folder).name)) affected.add(other);
  }
  return { touched, affected: WORKSPACES.filter((folder) => affected.has(folder)) };
}

const manifestOf = (folder) => JSON.parse(readFileSync(join(repository, folder, 'package.json'), 'utf8'));

function needsOf(folder) {
  const { dependencies = {}, devDependencies = {} } = manifestOf(folder);
  return new Set(Object.keys({ ...dependencies, ...devDependencies }));
}

export const stands = (path) => existsSync(join(repository, path));
