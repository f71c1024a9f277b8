import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packages } from '@nestwell/build/places';
import { manifestFor } from './outside-manifest';
import { PACKED } from './pack';

interface Manifest {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  overrides: Record<string, string>;
}

const archives = Object.fromEntries(PACKED.map((name) => [`@nestwell/${name}`, `${name}.tgz`]));
const manifest = JSON.parse(manifestFor('sleep', archives)) as Manifest;

it('what is packed needs nothing of ours that is not packed', () => {
  const needed = PACKED.flatMap((name) => {
    const text = readFileSync(join(packages, name, 'package.json'), 'utf8');
    const { dependencies = {} } = JSON.parse(text) as Partial<Manifest>;
    return Object.keys(dependencies).filter((id) => id.startsWith('@nestwell/'));
  });

  expect(needed.length).toBeGreaterThan(5);
  expect(Object.keys(archives)).toEqual(expect.arrayContaining(needed));
});

it('takes our packages from beside it, and libraries in the versions of the site', () => {
  expect(manifest.dependencies).toMatchObject({
    '@nestwell/ui': 'file:kit/ui.tgz',
    react: expect.stringMatching(/^19\./),
  });
  expect(manifest.overrides['@nestwell/contracts']).toBe('$@nestwell/contracts');
  for (const version of Object.values(manifest.devDependencies))
    expect(version).toMatch(/^(npm:typescript@)?\d+\.\d+\.\d+$/);
});

it('runs everything on its own module', () => {
  expect(manifest.scripts.preview).toMatch(/preview\.mjs sleep$/);
  expect(manifest.scripts.typecheck).toMatch(/types\.mjs mfe-sleep$/);
});
