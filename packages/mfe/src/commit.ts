import { execFileSync } from 'node:child_process';
import { repository } from '@nestwell/build/places';

const git = (folder: string, ...words: string[]) =>
  execFileSync('git', words, { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] })
    .toString()
    .trim();

/** The commit of this checkout; undefined where something in it is not committed, or where there is no git. */
export function cleanCommit(folder = repository): string | undefined {
  try {
    return git(folder, 'status', '--porcelain') === '' ? git(folder, 'rev-parse', 'HEAD') : undefined;
  } catch {
    return undefined;
  }
}

/** The last commit in a line, for the audit. */
export function lastCommit(): string {
  try {
    return git(repository, 'log', '-1', '--format=%h %s');
  } catch {
    return 'released by hand';
  }
}

/** Whether a commit is part of this checkout. Without git nothing can be said, and nothing is held against it. */
export function holdsCommit(commit: string, folder = repository): boolean {
  try {
    git(folder, 'rev-parse', 'HEAD');
  } catch {
    return true;
  }
  try {
    git(folder, 'merge-base', '--is-ancestor', commit, 'HEAD');
    return true;
  } catch {
    return false;
  }
}
