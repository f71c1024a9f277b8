/** Type-checks every project of the workspace, or those named: `pnpm typecheck services packages/ui`. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { writeCssTypes } from './css-types.mjs';
import { APPS, conclude, PACKAGES, packages, repository } from '../repository.mjs';

const root = createRequire(join(repository, 'package.json'));
const kept = join(repository, '.build/types');
const browser = join(packages, 'config/tsconfig/browser.json');
const compiler = join(dirname(root.resolve('typescript7/package.json')), 'bin/tsc');

/** Type-checks what one `tsconfig.json` names. */
function check(project, config = project) {
  return new Promise((resolve) => {
    const known = join(kept, `${project.replaceAll('/', '-')}.tsbuildinfo`);
    // What an earlier run knows of unchanged files is not worked out again: a fifth of the time.
    const args = ['-p', config, '--pretty', 'false', '--noEmit', '--incremental', '--tsBuildInfoFile', known];
    const run = spawn(process.execPath, [compiler, ...args], { cwd: repository });
    let output = '';
    run.stdout.on('data', (chunk) => (output += chunk));
    run.stderr.on('data', (chunk) => (output += chunk));
    run.on('close', (code) => resolve({ project, code, output }));
  });
}

/**
 * Those that differ in nothing but their folder, in one go: what they share is read once, and three programs of four
 * are saved. A team's own run names its project, and knows that it stands alone.
 */
function checkAlike(alike) {
  const config = join(kept, 'alike.json');
  mkdirSync(kept, { recursive: true });
  const include = alike.map((project) => join(repository, project, 'src'));
  // The types it names are found from the folder it stands in.
  const typeRoots = ['@types', '.'].map((folder) => join(repository, alike[0], 'node_modules', folder));
  writeFileSync(config, JSON.stringify({ extends: browser, compilerOptions: { typeRoots }, include }));
  return check(alike.join(', '), config);
}

writeCssTypes();
const named = process.argv.slice(2);
const projects = (named.length > 0 ? named : [...APPS, ...PACKAGES]).filter((project) =>
  existsSync(join(repository, project, 'tsconfig.json')),
);
if (named.length === 0 && projects.length < APPS.length + 4) {
  conclude([`only ${projects.length} projects have a tsconfig.json`]);
}

const isAlike = (project) => {
  const config = JSON.parse(readFileSync(join(repository, project, 'tsconfig.json'), 'utf8'));
  const { extends: base, ...own } = config;
  return join(repository, project, base) === browser && isDeepStrictEqual(own, { include: ['src'] });
};
const alike = projects.filter(isAlike);
const runs = [
  ...(alike.length > 1 ? [() => checkAlike(alike)] : alike.map((project) => () => check(project))),
  ...projects.filter((project) => !alike.includes(project)).map((project) => () => check(project)),
];

const problems = [];
for (const run of runs) {
  const { project, code, output } = await run();
  if (code !== 0) problems.push(`${project}:`, output.trim());
}
conclude(problems, `${projects.length} projects type-check`);
