import { askAnew, type ChunkNames } from './fresh-chunks';

it('asks for a chunk at its own address first, and at another one each time after', () => {
  const runtime: Required<ChunkNames> = {
    p: '/r/tea/1/',
    u: (chunk) => `${chunk}.js`,
    k: (chunk) => `${chunk}.css`,
  };
  askAnew(runtime);

  expect([1, 2, 3].map(() => runtime.u('page'))).toEqual([
    'page.js',
    'page.js?attempt=1',
    'page.js?attempt=2',
  ]);
  expect(runtime.k('page')).toBe('page.css');
});

it('remembers it when the remote starts again, and not for another version', () => {
  const started = (p: string) => {
    const runtime: Required<ChunkNames> = { p, u: () => 'page.js', k: () => 'page.css' };
    askAnew(runtime);
    return runtime.u('page');
  };

  expect([started('/r/tea/2/'), started('/r/tea/2/'), started('/r/tea/3/')]).toEqual([
    'page.js',
    'page.js?attempt=1',
    'page.js',
  ]);
});
