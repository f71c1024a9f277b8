import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';
import type * as React from 'react';
import type * as ReactDom from 'react-dom';
import type * as Client from 'react-dom/client';
import { screen, waitFor } from '@testing-library/react';
import { everyLentName } from './agreement/lent-names';
import { kit } from './places';
import reactDomLoader from './react-dom-loader.cjs';

const own = createRequire(join(kit, 'index.ts'));
const ofReactDom = createRequire(own.resolve('react-dom'));
const built = (library: string, file: string, { resolve } = own) =>
  join(dirname(resolve(`${library}/package.json`)), `cjs/${file}.production.js`);

/** React's builds for production, as the shell's build reads them. */
const files: Record<string, string> = {
  react: built('react', 'react'),
  'react-dom': built('react-dom', 'react-dom'),
  'react-dom/client': built('react-dom', 'react-dom-client'),
  scheduler: built('scheduler', 'scheduler', ofReactDom),
};
const loaded = new Map<string, object>();

function load(name: string): object {
  const before = loaded.get(name);
  if (before) return before;
  const text = readFileSync(files[name] ?? '', 'utf8');
  const module = { exports: {} };
  const code = name === 'react-dom/client' ? reactDomLoader(text) : text;
  const given = {
    module,
    exports: module.exports,
    require: load,
    window,
    document,
    HTMLIFrameElement,
    FormData,
  };
  const run = compileFunction(code, Object.keys(given), {}) as (...parts: unknown[]) => void;
  run(...Object.values(given));
  loaded.set(name, module.exports);
  return module.exports;
}

const react = load('react') as typeof React;
const { createElement, Component, Fragment, startTransition, Suspense, use, useState } = react;
const { createPortal, flushSync } = load('react-dom') as typeof ReactDom;
const { createRoot, hydrateRoot } = load('react-dom/client') as typeof Client;

class Boundary extends Component<{ children: React.ReactNode }> {
  override state = { error: '' };
  static getDerivedStateFromError = ({ message }: Error) => ({ error: message });
  override render = () => (this.state.error ? `refused: ${this.state.error}` : this.props.children);
}

function Counter() {
  const [count, setCount] = useState(0);
  return createElement('button', { onClick: () => setCount(count + 1) }, `Pressed ${count}`);
}

function show(what: React.ReactNode) {
  const place = document.body.appendChild(document.createElement('div'));
  flushSync(() =>
    createRoot(place, { onCaughtError: () => undefined }).render(createElement(Boundary, null, what)),
  );
  return place;
}

afterEach(() => document.body.replaceChildren());

it('what is left draws, answers, waits, and puts things elsewhere', async () => {
  const late = Promise.resolve('has come');
  const Late = () => use(late);
  const parts = createElement(
    Fragment,
    null,
    createElement(Counter),
    createElement(Suspense, { fallback: 'waits' }, createElement(Late)),
    createPortal(createElement('p', null, 'elsewhere'), document.body),
  );

  const place = show(parts);
  flushSync(() => screen.getByRole('button', { name: 'Pressed 0' }).click());

  expect(screen.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
  expect(screen.getByText('elsewhere').parentElement).toBe(document.body);
  await screen.findByText(/has come/);
  expect(place).not.toHaveTextContent('waits');
});

it('what is left takes a painted page over as it stands', () => {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = '<button>Pressed 0</button>';
  const painted = place.firstElementChild;
  const onRecoverableError = jest.fn();

  flushSync(() => hydrateRoot(place, createElement(Counter), { onRecoverableError }));
  flushSync(() => screen.getByRole('button').click());

  expect(screen.getByRole('button', { name: 'Pressed 1' })).toBe(painted);
  expect(onRecoverableError).not.toHaveBeenCalled();
});

it.each<[string, () => React.ReactNode]>([
  ['an activity', () => createElement(react.Activity, null, 'x')],
  ['a view transition', () => createElement(react.ViewTransition, null, 'x')],
  ['a title for the head', () => createElement('title', null, 'x')],
  ['the document itself', () => createElement('body', null, 'x')],
  ['a ref of a fragment', () => createElement(Fragment, { ref: () => undefined }, 'x')],
  ['a hook of actions', () => createElement(() => react.useActionState(() => 'x', 'x')[0])],
])('%s is refused, and what holds it says so', (_, make) => {
  expect(show(make())).toHaveTextContent(/^refused: /);
});

it('a form that sends itself to a function is refused as it is sent, and no other', () => {
  const told = jest.fn((event: ErrorEvent) => event.preventDefault());
  window.addEventListener('error', told);
  const send = jest.fn((event: React.FormEvent) => event.preventDefault());
  const button = (name: string) => createElement('button', null, name);
  show(createElement('form', { action: () => undefined }, button('To a function')));
  show(createElement('form', { onSubmit: send }, button('As ever')));

  screen.getByRole('button', { name: 'As ever' }).click();
  expect(send).toHaveBeenCalledTimes(1);
  expect(told).not.toHaveBeenCalled();

  screen.getByRole('button', { name: 'To a function' }).click();
  window.removeEventListener('error', told);
  expect(told.mock.calls.map(([{ message }]) => message)).toEqual([
    expect.stringContaining('a form takes no action here'),
  ]);
});

it('what a form leads to may come as a transition', async () => {
  const told = jest.fn((event: ErrorEvent) => event.preventDefault());
  window.addEventListener('error', told);
  const Form = () => {
    const [isSent, setSent] = useState(false);
    const send = (event: React.FormEvent) => {
      event.preventDefault();
      startTransition(() => setSent(true));
    };
    return isSent ? 'Sent' : createElement('form', { onSubmit: send }, createElement('button', null, 'Send'));
  };
  const place = show(createElement(Form));

  screen.getByRole('button', { name: 'Send' }).click();

  window.removeEventListener('error', told);
  await waitFor(() => expect(place).toHaveTextContent('Sent'));
  expect(told).not.toHaveBeenCalled();
});

it('what it cannot do is not lent', () => {
  const names = everyLentName();
  expect(names).toContain('Suspense of react');
  expect(names).toContain('createPortal of react-dom');
  for (const name of ['Activity', 'ViewTransition', 'useActionState', 'useOptimistic'])
    expect(names).not.toContain(`${name} of react`);
  for (const name of ['preload', 'requestFormReset']) expect(names).not.toContain(`${name} of react-dom`);
});

it('a build of another form is refused', () => {
  expect(() => reactDomLoader('function FragmentInstance() {}')).toThrow('no startViewTransition');
});
