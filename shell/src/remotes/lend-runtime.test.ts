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
