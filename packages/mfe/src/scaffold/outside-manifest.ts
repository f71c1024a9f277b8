import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packages, repository } from '@nestwell/build/places';

const RUN = { react: 'remote-kit', 'react-dom': 'remote-kit' };
const TEST = {
  '@testing-library/jest-dom': 'remote-kit',
  '@testing-library/react': 'remote-kit',
  '@testing-library/user-event': 'remote-kit',
  '@types/jest': 'remote-kit',
  '@types/node': 'remote-kit',
  '@types/react': 'remote-kit',
  '@types/react-dom': 'remote-kit',
};

/** The root's `package.json`: the packed packages, and the libraries in the versions that the site has. */
export function manifestFor(name: string, archives: Record<string, string>): string {
  const kit = Object.fromEntries(Object.entries(archives).map(([id, file]) => [id, `file:kit/${file}`]));
  const mfe = 'node node_modules/@nestwell/mfe/bin/mfe.mjs';
  const manifest = {
    name: `nestwell-${name}`,
    private: true,
    type: 'module',
    scripts: {
      preview: `node node_modules/@nestwell/build/bin/preview.mjs ${name}`,
      build: `node node_modules/@nestwell/build/bin/build.mjs ${name}`,
      typecheck: `node node_modules/@nestwell/config/checks/types.mjs mfe-${name}`,
      test: 'node --experimental-vm-modules node_modules/jest/bin/jest.js',
      mfe,
    },
    dependencies: { ...kit, ...versionsOf(RUN) },
    devDependencies: {
      ...versionsOf(TEST),
      jest: versionIn(repository, 'jest'),
      typescript7: `npm:typescript@${versionIn(repository, 'typescript7')}`,
    },
    // What they need of each other is what lies beside them.
    overrides: Object.fromEntries(Object.keys(kit).map((id) => [id, `$${id}`])),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

const versionsOf = (libraries: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(libraries).map(([name, of]) => [name, versionIn(join(packages, of), name)]),
  );

function versionIn(folder: string, name: string): string {
  const file = createRequire(join(folder, 'package.json'))
    .resolve.paths(name)
    ?.map((path) => join(path, name, 'package.json'));
  for (const path of file ?? []) {
    try {
      return (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version;
    } catch {
      // Not there: the next one up.
    }
  }
  throw new Error(`${name} is not installed`);
}
