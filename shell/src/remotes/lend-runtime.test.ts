import './lend-runtime';
import { lent } from './lent';

interface Runtime {
  bundlerRuntime: { installInitialConsumes: (build: object) => void; consumes: (build: object) => void };
}
const { __nestwellRuntime: runtimeOf } = globalThis as unknown as { __nestwellRuntime: () => Runtime };

/** A build that calls this of the page's libraries its module 7. */
function aBuild(shareKey: string) {
  const modules: Record<string, (module: { exports: unknown }) => void> = {};
  const parts = {
    webpackRequire: { m: modules, p: '/r/tea/4f2a/' },
    installedModules: {},
    moduleToHandlerMapping: { '7': { shareKey } },
  };
  const exportsOf = () => {
    const module = { exports: {} as unknown };
    modules['7']?.(module);
    return module.exports;
  };
  return { parts, exportsOf };
}

it('gives a build what it borrows, whole and the same as the page has', () => {
  const { parts, exportsOf } = aBuild('react');
  runtimeOf().bundlerRuntime.installInitialConsumes({ ...parts, initialConsumes: ['7'] });
  expect(exportsOf()).toBe(lent.react);
});

describe('of the shell’s own packages', () => {
  const ENTRY = '__federation_expose_remote';
  const { __nestwellTakes: takes } = globalThis as unknown as {
    __nestwellTakes: (place: string, names: Record<string, string[]>) => void;
  };
  const awaitedBy = (chunkId: string, p = '/r/tea/4f2a/') => {
    const { parts } = aBuild('@nestwell/ui');
    const promises: Promise<unknown>[] = [];
    const webpackRequire = { ...parts.webpackRequire, p, federation: { initOptions: { name: 'tea_4f2a' } } };
    runtimeOf().bundlerRuntime.consumes({ ...parts, webpackRequire, chunkId, chunkMapping: {}, promises });
    return promises;
  };
  // As a build narrows it: what no entry takes is not there from the start.
  const { Paper } = lent['@nestwell/ui'] as Record<string, unknown>;
  beforeAll(() => {
    delete (lent['@nestwell/ui'] as Record<string, unknown>).Paper;
  });

  it('an entry that takes what is there waits for nothing', () => {
    takes('/r/tea/4f2a/', { '@nestwell/ui': ['Button'], '@nestwell/remote-kit': ['useUser'] });
    expect(awaitedBy(ENTRY)).toEqual([]);
  });

  it('a container waits for nothing before it is asked for what it holds', () => {
    expect(awaitedBy('tea_4f2a')).toEqual([]);
  });

  it('one that takes more, one that does not say, and what is loaded later wait until all is lent', async () => {
    takes('/r/tea/5b/', { '@nestwell/ui': ['Button', 'Paper'] });
    const awaited = [awaitedBy(ENTRY, '/r/tea/5b/'), awaitedBy(ENTRY, '/r/tea/old/'), awaitedBy('page')];
    expect(awaited.map(({ length }) => length)).toEqual([1, 1, 1]);

    await Promise.all(awaited.flat());
    expect((lent['@nestwell/ui'] as Record<string, unknown>).Paper).toBe(Paper);
    expect(awaitedBy('page')).toEqual([]);
  });
});

it('gives a chunk what it borrows when it comes', () => {
  const { parts, exportsOf } = aBuild('react');
  const { bundlerRuntime } = runtimeOf();
  const consumes = (chunkId: string) =>
    bundlerRuntime.consumes({ ...parts, chunkId, chunkMapping: { page: ['7'] }, promises: [] });
  consumes('none');
  expect(exportsOf()).toEqual({});

  consumes('page');
  expect(exportsOf()).toBe(lent.react);
});

it('names what is not lent', () => {
  const { parts, exportsOf } = aBuild('lodash');
  runtimeOf().bundlerRuntime.installInitialConsumes({ ...parts, initialConsumes: ['7'] });
  expect(exportsOf).toThrow('lodash is not lent to remotes');
});
