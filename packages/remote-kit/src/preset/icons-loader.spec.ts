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

/** Its elements without what only names it, in their order, each with its attributes in any. */
const partsOf = (icon: ReactElement) =>
  renderToStaticMarkup(icon)
    .replace(/ xmlns="[^"]*"/, '')
    .replace(/lucide[\w-]* ?/g, '')
    .replace(/ class=""/, '')
    .split('>')
    .map((part) => part.split(/ (?=[\w-]+="[^"]*")/).toSorted());

const DATA = /^const __iconData = (\{[^]*?\});$/m;

it('leaves of each icon what is drawn, most as one path, and nothing random', () => {
  const icons = readdirSync(join(library, 'icons')).filter((name) => name.endsWith('.mjs'));
  const own = icons.map((name) => read(`icons/${name}`)).filter((source) => DATA.test(source));
  expect(own.length).toBeGreaterThan(1000);
  const left = own.map((source) => {
    const [, text = ''] = DATA.exec(iconsLoader(source)) ?? [];
    return JSON.parse(text) as IconData;
  });

  expect(JSON.stringify(left)).not.toMatch(/"(key|name|aliases)"/);
  expect(left.filter(({ node }) => node.length > 1).length).toBeLessThan(left.length / 50);
  // Each line begins where it stands, and not where the one before it ended.
  const paths = left.flatMap(({ node }) => (node.length === 1 ? node : [])).map(([, { d }]) => d ?? '');
  for (const path of paths) expect(path).toMatch(/^M ?[\d.-]/);
  expect(paths.join()).not.toMatch(/NaN|undefined/);
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
