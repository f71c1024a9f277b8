import { defineRemote } from '@nestwell/remote-kit';
import { exportsOf, type Evaluate } from './declarations';

const declared = (path: string) =>
  defineRemote({
    id: 'tea',
    owner: 'Tea',
    contract: 1,
    pages: [{ path, title: 'Tea', load: never }],
    widgets: [],
  });
const never = () => new Promise<never>(() => undefined);

it('a module finds no code but what it was lent', () => {
  const evaluate: Evaluate = (require) => ({ remote: require('node:fs') as never });

  expect(() => exportsOf(evaluate)).toThrow('node:fs');
});

it.each(['script', 'style', 'base'])('a module makes no %s of its own', (type) => {
  const evaluate: Evaluate = (require) => {
    const { jsx } = require('react/jsx-runtime') as { jsx: (type: string, props: object) => unknown };
    jsx(type, {});
    return { remote: declared('Tea') };
  };

  expect(() => exportsOf(evaluate)).toThrow('refused');
});

const lent = ['react', 'react-dom', 'react/jsx-runtime', '@nestwell/ui', '@nestwell/remote-kit'];

it.each([...lent, '@nestwell/remote-kit/router'])(
  'a module leaves nothing for the next one in what it was lent: %s',
  (name) => {
    const evaluate: Evaluate = (require) => {
      Object.assign(require(name) as object, { keptOfMaya: 'her weight' });
      return { remote: declared('Tea') };
    };

    expect(() => exportsOf(evaluate)).toThrow('not extensible');
    expect(() => exportsOf(evaluate)).toThrow('not extensible');
  },
);
