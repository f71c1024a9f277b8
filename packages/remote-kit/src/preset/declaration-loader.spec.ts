import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import declarationLoader from './declaration-loader.cjs';
import { folderOfRemote, remoteIds } from './places';
import { readDeclaration } from './read-declaration';

it('leaves of a declaration what a page runs', () => {
  const source = `import { since } from './weeks';
export const remote = defineRemote({
  id: 'tea',
  owner: 'Tea',
  pages: [
    {
      path: '/tea',
      title: 'Tea',
      nav: { label: 'Tea', icon: 'page', order: 7.5 },
      fromWeek: since.value,
      load: () => import('./page').then(({ Page }) => Page),
    },
  ],
  widgets: [{ slot: 'home.more@1', component: Tile, height: 80 }],
  commands: [{ name: 'Pour', page: '/tea', group: 'go' }],
});`;

  expect(declarationLoader(source).replace(/\s+/g, ' ')).toBe(
    `import { since } from './weeks'; export const remote = defineRemote({ pages: [ { path: '/tea', ` +
      `load: () => import('./page').then(({ Page }) => Page), }, ], ` +
      `widgets: [{ slot: 'home.more@1', component: Tile, }], });`,
  );
});

it.each(remoteIds())('of %s every page and every widget stays, and no title', async (id) => {
  const folder = folderOfRemote(id);
  const left = declarationLoader(readFileSync(join(folder, 'src/remote.tsx'), 'utf8'));

  const { pages, widgets } = await readDeclaration(folder);
  for (const { path } of pages) expect(left).toContain(`path: '${path}'`);
  for (const { slot } of widgets) expect(left).toContain(`slot: '${slot}'`);
  expect(left.match(/\bload:/g) ?? []).toHaveLength(pages.length);
  expect(left).not.toContain('title:');
});
