import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import iconsLoader from './icons-loader.cjs';
import { packages } from './places';

const { resolve } = createRequire(join(packages, 'ui/package.json'));
const library = join(dirname(resolve('lucide-react')), '../esm');
const read = (path: string) => readFileSync(join(library, path), 'utf8');

/** What an icon is drawn from. */
const lines = (source: string) => [...source.matchAll(/\b(?:d|cx|cy|r|x1?|y1?|x2|y2|rx|points): "[^"]*"/g)];

it('leaves of each icon what is drawn, and nothing random', () => {
  const icons = readdirSync(join(library, 'icons')).filter((name) => name.endsWith('.mjs'));
  expect(icons.length).toBeGreaterThan(1000);
  for (const name of icons) {
    const source = read(`icons/${name}`);
    const left = iconsLoader(source);
    expect(left).not.toContain('key:');
    expect(lines(left).map(String)).toEqual(lines(source).map(String));
  }
});

it('gives no icon a name for tools', () => {
  expect(read('createLucideIcon.mjs')).toContain('displayName');
  expect(iconsLoader(read('createLucideIcon.mjs'))).not.toContain('displayName');
});
