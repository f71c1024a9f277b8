/** @jest-environment ./packages/config/jest/two-sided-environment.cjs */
import { defineRemote } from '@nestwell/remote-kit';
import type * as React from 'react';
import type { ReactNode } from 'react';
import { exportsOf, type Evaluate } from './declarations';
import { htmlOf } from './render';

const remote = defineRemote({ id: 'tea', owner: 'Tea', contract: 1, pages: [], widgets: [] });

type Parts = Record<string, Record<string, object>>;

it.each<[string, (react: Parts, ui: Parts, kit: Parts) => unknown]>([
  ['a component of the kit', (_, ui) => ui.Button],
  ['a hook of the kit', (_, __, kit) => kit.useUser],
  ['a function of React', (react) => react.createElement],
  ['what a function was made with', (react) => react.createElement?.prototype],
  ['a function as a library keeps its context there', (react) => react.createContext],
  ['what components come from', (react) => react.Component?.prototype],
  ['a group of functions', (react) => react.Children],
  ['what React keeps for its renderers', (react) => internalsOf(react)],
  ['an icon', (_, ui) => ui.Baby],
])('a module leaves nothing for the next one on what hangs on what it was lent: %s', (_, chosen) => {
  const evaluate: Evaluate = (require) => {
    const [react, ui, kit] = ['react', '@nestwell/ui', '@nestwell/remote-kit'].map(require) as [
      Parts,
      Parts,
      Parts,
    ];
    const on = chosen(react, ui, kit) as { keptOfMaya?: string };
    on.keptOfMaya = 'her weight';
    return { remote };
  };

  expect(() => exportsOf(evaluate)).toThrow('not extensible');
});

const internalsOf = (react: Parts) =>
  Object.entries(react).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1];

it('what React renders with still works for a module: contexts, lazy and class components', async () => {
  let page: ReactNode;
  const evaluate: Evaluate = (require) => {
    const { createContext, createElement, lazy, use, Component, Suspense } = require('react') as typeof React;
    const Name = createContext('nobody');
    const Told = () => use(Name);
    class Kept extends Component<{ children: ReactNode }> {
      override state = { word: 'hello ' };
      override render = () => [this.state.word, this.props.children];
    }
    const Late = lazy(() => Promise.resolve({ default: () => createElement(Told) }));
    page = createElement(
      Name.Provider,
      { value: 'Maya' },
      createElement(Kept, null, createElement(Suspense, { fallback: null }, createElement(Late))),
    );
    return { remote };
  };
  exportsOf(evaluate);

  expect(await htmlOf(page, () => undefined)).toContain('Maya');
});
