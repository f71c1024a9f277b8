import type { Config } from '../../platform/config/config';
import type { Releases } from '../../releases';
import type { PageToPaint } from './page-to-paint';
import type { Painter } from './painter';
import { WarmPainting } from './warm-painting';

const remotes = {
  tea: { pages: [{ path: '/tea' }, { path: '/tea/pot/:id' }], widgets: [] },
  till: { pages: [{ path: '/checkout', purpose: 'purchase' }], widgets: [] },
};

it('where visitors are led to is painted first, with all modules, then each page with its own', async () => {
  const painted: [address: string, remotes: readonly string[]][] = [];
  const warm = (page: PageToPaint) => Promise.resolve(void painted.push([page.address, page.remotes]));
  const releases = {
    onApplicationBootstrap: () => Promise.resolve(),
    currentShell: () => ({}),
    registry: () => Promise.resolve({ rev: 1, remotes }),
  };

  new WarmPainting(
    { publicConfig: {} } as Config,
    releases as unknown as Releases,
    { warm } as unknown as Painter,
  ).onApplicationBootstrap();
  await new Promise(setImmediate);

  expect(painted).toEqual([
    ['/checkout', ['tea', 'till']],
    ['/tea', ['tea']],
    ['/tea/pot/:id', ['tea']],
    ['/checkout', ['till']],
  ]);
});
