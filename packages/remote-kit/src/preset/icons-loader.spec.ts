import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createElement, type ComponentType, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import iconsLoader from './icons-loader.cjs';
import { createLucideIcon, type IconData, type IconProps } from './one-icon.mjs';
import { packages } from './places';

const { resolve } = createRequire(join(packages, 'ui/package.json'));
const library = join(dirname(resolve('lucide-react')), '../esm');
const read = (path: string) => readFileSync(join(library, path), 'utf8');

/** Its elements, in their order, each with its attributes in any. */
const partsOf = (icon: ReactElement) =>
  renderToStaticMarkup(icon)
    .split('>')
    .map((part) => part.split(/ (?=[\w-]+="[^"]*")/).toSorted());

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

it('draws each icon as the library does, named or not', async () => {
  expect(iconsLoader(read('createLucideIcon.mjs'))).toMatch(
    /export function createLucideIcon[^]*createLucideIcon as default/,
  );
  const names = ['x', 'alarm-clock-check', 'baby', 'calendar-days', 'moon', 'chart-column'];
  const drawn: IconProps[] = [
    {},
    { size: 18, className: 'a b' },
    { width: 20, height: '1em', color: 'red', fill: 'currentColor', strokeWidth: 1.5 },
    { 'aria-label': 'Close' },
    { role: 'img', title: 'Close' },
    { 'aria-hidden': true, 'data-at': 3 },
    { 'aria-label': undefined },
    { children: createElement('title', null, 'Close') },
  ];
  for (const name of names) {
    const { __iconData, default: theirs } = (await import(
      pathToFileURL(join(library, `icons/${name}.mjs`)).href
    )) as { __iconData: IconData; default: ComponentType<IconProps> };
    for (const props of drawn)
      expect(partsOf(createElement(createLucideIcon(__iconData), props))).toEqual(
        partsOf(createElement(theirs, props)),
      );
  }
});
