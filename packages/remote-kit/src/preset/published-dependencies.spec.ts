import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration, StatsModule } from '@rspack/core';
import { folderOfRemote, repository } from './places';
import { remoteConfig } from './remote-config';
import { shellConfig } from './shell-config';
import { alterationsIn, dependenciesIn } from './testing/altered-dependencies';

const configOf = (folder: string) => pathToFileURL(join(folder, 'rspack.config.ts')).href;

const builds: [string, () => Configuration][] = [
  ['the shell', () => shellConfig(configOf(join(repository, 'shell')))],
  ['a remote', () => remoteConfig(configOf(folderOfRemote('account')))],
];

const filesOf = (name: string, modules: readonly StatsModule[]) =>
  modules.filter(
    ({ nameForCondition, source }) =>
      source !== undefined && nameForCondition?.includes(`/node_modules/${name}/`),
  ).length;

it.each(builds)('%s bundles its dependencies byte for byte as they are published', async (_, config) => {
  const modules = await dependenciesIn(config());

  expect(modules.length).toBeGreaterThan(0);
  expect(alterationsIn(modules, repository)).toEqual([]);
});

it('the shell bundles react-dom, react-router and lucide-react from the published files', async () => {
  const modules = await dependenciesIn(shellConfig(configOf(join(repository, 'shell'))));

  const names = ['react-dom', 'react-router', 'lucide-react'];
  expect(names.filter((name) => filesOf(name, modules) === 0)).toEqual([]);
});

it('names a loader that edits a dependency', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nestwell-loader-'));
  const loader = join(folder, 'edit.cjs');
  writeFileSync(loader, "module.exports = (source) => source + '\\n// edited';");
  const config = shellConfig(configOf(join(repository, 'shell')));
  const rule = { test: /react-dom-client\.production\.js$/, loader };
  const edited = { ...config, module: { ...config.module, rules: [...(config.module?.rules ?? []), rule] } };

  const found = alterationsIn(await dependenciesIn(edited), repository);

  rmSync(folder, { recursive: true });
  expect(found).toEqual([
    expect.stringMatching(/^a loader matches .*react-dom-client\.production\.js$/),
    expect.stringMatching(/react-dom-client\.production\.js is not what its package publishes$/),
  ]);
});
