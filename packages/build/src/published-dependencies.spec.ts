import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderOfRemote, repository } from './places';

const SCRIPT = join(import.meta.dirname, 'testing/altered-dependencies.mjs');
const shell = join(repository, 'shell');

interface Dependencies {
  /** Names of the packages that are bundled. */
  packages: string[];
  /** One sentence for each module that is not what its package publishes. */
  alterations: string[];
}

const dependenciesOf = (folder: string, ...plantedLoader: string[]) =>
  JSON.parse(
    execFileSync(process.execPath, [SCRIPT, folder, ...plantedLoader], { encoding: 'utf8' }),
  ) as Dependencies;

it.each([
  ['the shell', shell, ['lucide-react', 'react-dom', 'react-router']],
  ['a remote', folderOfRemote('account'), ['@simplewebauthn/browser']],
])(
  '%s bundles its dependencies byte for byte as they are published',
  (_, folder, expected) => {
    const { packages, alterations } = dependenciesOf(folder);

    expect(packages).toEqual(expect.arrayContaining(expected));
    expect(alterations).toEqual([]);
  },
  60_000,
);

it('names a loader that edits a dependency', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nestwell-loader-'));
  const loader = join(folder, 'edit.cjs');
  writeFileSync(loader, "module.exports = (source) => source + '\\n// edited';");

  const { alterations } = dependenciesOf(shell, loader);

  rmSync(folder, { recursive: true });
  expect(alterations).toEqual([
    'a loader matches react-dom/cjs/react-dom-client.production.js',
    'react-dom/cjs/react-dom-client.production.js is not what its package publishes',
  ]);
}, 60_000);
