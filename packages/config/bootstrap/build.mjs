import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { APPS, filesBelow, repository } from '../repository.mjs';
import { hashOf, remember, remembered } from './inputs.mjs';
import { tool } from './run.mjs';

/** Generated files, tests and notes change nothing in what is built. */
const WITHOUT_INFLUENCE = /\.css\.d\.ts$|\.(test|spec|db-spec|http-spec)\.tsx?$|\.(log|md)$/;
const BROWSER_APPS = APPS.filter((app) => app !== 'services');

function run(name, command) {
  console.log(`Building ${name} …`);
  const { status } = spawnSync(process.execPath, command, {
    cwd: repository,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) console.error(`\n${name} could not be built: the output above says why.`);
  return status === 0;
}

/** Builds shell and remotes, or those named; one whose sources did not change is left as it stands. */
export function buildBrowserApps(names = []) {
  return run(names.join(', ') || 'shell and remotes', ['packages/build/bin/build.mjs', ...names]);
}

export function buildServices() {
  const rspack = tool('@rspack/cli', { of: 'services', bin: 'rspack' });
  return run('services', [rspack, 'build', '--config', 'services/rspack.config.ts']);
}

const STEPS = [
  {
    name: 'browser-apps',
    folders: [
      ...BROWSER_APPS,
      'packages/domain',
      'packages/safety',
      'packages/contracts',
      'packages/releases/src',
      'packages/build',
      'packages/remote-kit',
      'packages/ui',
    ],
    results: BROWSER_APPS.map((app) => `${app}/dist`),
    build: () => buildBrowserApps(),
  },
  {
    name: 'services',
    folders: [
      'services',
      'packages/domain',
      'packages/safety',
      'packages/contracts',
      'packages/embedded-sqlite',
      'packages/releases',
    ],
    results: ['services/dist/main.js'],
    build: buildServices,
  },
];

const inputsOf = ({ folders }) =>
  hashOf([
    'pnpm-lock.yaml',
    ...folders.flatMap((folder) => filesBelow(folder)).filter((path) => !WITHOUT_INFLUENCE.test(path)),
  ]);

/** Builds whatever differs in its sources from its last build. @returns {boolean} whether everything stands */
export function buildWhatChanged() {
  return STEPS.every((step) => {
    const inputs = inputsOf(step);
    const stands = step.results.every((path) => existsSync(join(repository, path)));
    if (stands && remembered(step.name) === inputs) return true;
    if (!step.build()) return false;
    remember(step.name, inputs);
    return true;
  });
}
