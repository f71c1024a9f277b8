import { defineRemote } from '@nestwell/remote-kit';
import { declarationOf, type RunModule } from './declarations';
import { inspect } from './remotes-here';

const declared = (path: string) =>
  defineRemote({
    id: 'tea',
    owner: 'Tea',
    contract: 1,
    pages: [{ path, title: 'Tea', load: never }],
    widgets: [],
  });
const never = () => new Promise<never>(() => undefined);

it('what a module keeps of one member is not there when it paints for the next', () => {
  const run: RunModule = (module) => {
    const kept: string[] = [];
    kept.push('/maya');
    module.exports.remote = declared(kept.join());
  };

  const paths = [run, run].map((each) => declarationOf(each).pages[0]?.path);

  expect(paths).toEqual(['/maya', '/maya']);
});

it.each([
  [
    'a global name',
    () => Object.assign(globalThis, { keptOfMaya: 'her weight' }),
    () => 'keptOfMaya' in globalThis,
  ],
  [
    'a part of the language',
    () => Object.assign(Array.prototype, { keptOfMaya: 'her weight' }),
    () => 'keptOfMaya' in Array.prototype,
  ],
])('what a module keeps in %s is taken away and told', (_, keep, isThere) => {
  inspect('nobody');
  keep();

  expect(() => inspect('tea@v1')).toThrow('tea@v1 changes what others share');
  expect(isThere()).toBe(false);
});

it('a module finds no code but what it was lent', () => {
  const run: RunModule = (_, __, require) => void require('node:fs');

  expect(() => declarationOf(run)).toThrow('node:fs');
});

it.each(['script', 'style', 'base'])('a module makes no %s of its own', (type) => {
  const run: RunModule = (module, _, require) => {
    const { jsx } = require('react/jsx-runtime') as { jsx: (type: string, props: object) => unknown };
    jsx(type, {});
    module.exports.remote = declared('Tea');
  };

  expect(() => declarationOf(run)).toThrow('refused');
});

const lent = ['react', 'react-dom', 'react/jsx-runtime', '@nestwell/ui', '@nestwell/remote-kit'];

it.each([...lent, '@nestwell/remote-kit/router'])(
  'a module leaves nothing for the next one in what it was lent: %s',
  (name) => {
    const run: RunModule = (module, _, require) => {
      Object.assign(require(name) as object, { keptOfMaya: 'her weight' });
      module.exports.remote = declared('Tea');
    };

    expect(() => declarationOf(run)).toThrow('not extensible');
    expect(() => declarationOf(run)).toThrow('not extensible');
  },
);
