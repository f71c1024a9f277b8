import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packages, repository } from '@nestwell/build/places';

export const typeProblems = (id: string) => problemsOf([inConfig('checks/types.mjs'), `mfe-${id}`]);

export const lintProblems = (id: string) =>
  problemsOf([binOf('oxlint'), '--type-aware', '--deny-warnings', `mfe-${id}`]);

/** The module's own tests: of its components, not those of its services. Names those that fail. */
export const testProblems = (id: string): string[] => {
  const said = problemsOf([
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    binOf('jest'),
    '--silent',
    '--maxWorkers',
    '2',
    '--selectProjects',
    'browser',
    '--testPathPatterns',
    `/mfe-${id}/`,
  ]);
  const failed = said.filter((line) => /^\s*●/.test(line)).map((line) => line.trim());
  return failed.length > 0 ? [...new Set(failed)] : said;
};

const inConfig = (path: string) => join(packages, 'config', path);

function binOf(name: string): string {
  const folder = join(repository, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  return join(folder, typeof bin === 'string' ? bin : (bin[name] ?? ''));
}

/** What a tool prints when it fails; nothing where it is content. */
function problemsOf(words: readonly string[]): string[] {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...words], {
    cwd: repository,
    maxBuffer: 1 << 26,
  });
  if (status === 0) return [];
  const lines = `${stdout.toString()}\n${stderr.toString()}`.split('\n').filter((line) => line.trim() !== '');
  return lines.length > 0 ? lines : ['it failed and said nothing'];
}
