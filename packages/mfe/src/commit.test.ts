import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cleanCommit, holdsCommit } from './commit';

let folder: string;
const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.com', ...words], { cwd: folder })
    .toString()
    .trim();
const commit = (text: string) => {
  writeFileSync(join(folder, 'module.ts'), text);
  git('add', '-A');
  git('commit', '-qm', text);
  return git('rev-parse', 'HEAD');
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nestwell-commit-'));
  git('init', '-q');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('names the commit of a tree in which everything is committed', () => {
  const head = commit('one');
  expect(cleanCommit(folder)).toBe(head);

  writeFileSync(join(folder, 'module.ts'), 'half a thought');
  expect(cleanCommit(folder)).toBeUndefined();
});

it('a checkout holds its own commits, and not those that others made since', () => {
  const first = commit('one');
  const second = commit('two');
  git('checkout', '-q', first);

  expect(holdsCommit(first, folder)).toBe(true);
  expect(holdsCommit(second, folder)).toBe(false);
  expect(holdsCommit('0'.repeat(40), folder)).toBe(false);
});
