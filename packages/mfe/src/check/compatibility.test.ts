import { compatibilityProblems, compatibilityRemarks, type Offered } from './compatibility';
import type { LiveVersion } from './live';

const offered: Offered = {
  calls: {},
  borrowed: [],
  lends: { names: [], tokens: { set: [], read: [] }, classes: [], components: {}, natives: [] },
};
const cake = (commit?: string): LiveVersion => ({
  id: 'cake',
  version: 'v2',
  environment: 'production',
  where: 'production',
  commit,
  release: {
    version: 'v2',
    scope: 'cake_v2',
    entry: { url: '', integrity: '' },
    css: [],
    pages: [],
    widgets: [],
    contract: 2,
    owner: 'Baking',
  },
  agreement: { calls: { 'GET /api/cakes': {} }, borrowed: [] },
});
const live = (version: LiveVersion) => ({ versions: [version], shells: [], services: [] });
const COMMIT = 'a'.repeat(40);

it.each([
  ['released from a commit that this checkout holds', cake(COMMIT), true],
  ['of which nobody knows what it was released from', cake(), false],
])('who takes away what a module needs is refused: one %s', (_, version, holds) => {
  expect(compatibilityProblems(offered, live(version), () => holds)).toEqual([
    'GET /api/cakes is gone; this breaks cake v2 in production, of Baking',
  ]);
  expect(compatibilityRemarks(offered, live(version), () => holds)).toEqual([]);
});

it('a checkout that is older than a live module is told to update, and not refused', () => {
  const newer = live(cake(COMMIT));

  expect(compatibilityProblems(offered, newer, () => false)).toEqual([]);
  expect(compatibilityRemarks(offered, newer, () => false)).toEqual([
    'this checkout is older than cake v2 in production, which needs what came with commit aaaaaaaaa: update it ' +
      'before you release services or a shell from it',
  ]);
});

it('an old checkout that offers all the same what a newer module needs has nothing to be told', () => {
  const enough = { ...offered, calls: { 'GET /api/cakes': {} } };

  expect(compatibilityRemarks(enough, live(cake(COMMIT)), () => false)).toEqual([]);
});

it('who lends another major version of a library breaks the modules that were built with the former', () => {
  const version = cake();
  const built = { ...version, agreement: { calls: {}, borrowed: [], builtWith: { react: '19.3.1' } } };
  const now = { ...offered, lends: { ...offered.lends, libraries: { react: '20.0.0' } } };

  expect(compatibilityProblems(now, live(built), () => true)).toEqual([
    'it was built with react 19.3.1, and the shell has 20.0.0; this breaks cake v2 in production, of Baking',
  ]);
});
