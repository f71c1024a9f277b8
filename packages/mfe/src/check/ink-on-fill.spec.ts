import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOfRemote, remoteIds } from '@nestwell/build/places';

/** Colours of words on a filled button or mark: on the page they have no contrast in one of the two themes. */
const INK = /(?<!-)color: var\(--nw-(primary|danger|accent|calm|inverse|success)-ink\)/;
const RULE = /([^{}]+)\{([^{}]*)/g;

/** Rules that use such a colour, without its own fill as their background. */
function unfilledIn(css: string): string[] {
  return [...css.matchAll(RULE)].flatMap(([, selector = '', body = '']) => {
    const [, name] = INK.exec(body) ?? [];
    const isFilled = name === undefined || body.includes(`background: var(--nw-${name});`);
    return isFilled ? [] : [selector.trim()];
  });
}

it('words in the colour of a fill stand on that fill, in every module', () => {
  const found = remoteIds()
    .map((id) => join(folderOfRemote(id), 'src'))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.css'))
        .map((path) => join(folder, path)),
    );

  expect(found.length).toBeGreaterThan(40);
  expect(found.flatMap((path) => unfilledIn(readFileSync(path, 'utf8')))).toEqual([]);
});

it('finds a planted rule', () => {
  expect(unfilledIn('.saved { color: var(--nw-danger-ink); }')).toEqual(['.saved']);
  expect(unfilledIn('.today { background: var(--nw-primary); color: var(--nw-primary-ink); }')).toEqual([]);
});
