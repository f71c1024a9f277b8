import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';
import { Component, createElement, Suspense } from 'react';
import type * as Server from 'react-dom/server';
import { kit } from './places';
import reactServerLoader from './react-server-loader.cjs';

const own = createRequire(join(kit, 'index.ts'));
const built = join(
  dirname(own.resolve('react-dom/package.json')),
  'cjs/react-dom-server-legacy.browser.production.js',
);
/** The build that paints gives its text to streams; this one, of the same source, gives it at once. */
const text = readFileSync(built, 'utf8');

function load(code: string): typeof Server {
  const module = { exports: {} };
  // Of the realm that the parts below are made in.
  const given = { module, exports: module.exports, require: own, Function };
  const run = compileFunction(code, Object.keys(given)) as (...parts: unknown[]) => void;
  run(...Object.values(given));
  return module.exports as typeof Server;
}

class Greeting extends Component<{ name: string }> {
  override render = () => `Hello, ${this.props.name}`;
}
class Louder extends Greeting {
  override render = () => `Hello, ${this.props.name.toUpperCase()}`;
}
function Plain({ name }: { name: string }) {
  return `Good night, ${name}`;
}

it('draws classes and functions as before', () => {
  const { renderToStaticMarkup } = load(reactServerLoader(text));
  for (const part of [Greeting, Louder, Plain, ({ name }: { name: string }) => name]) {
    const element = createElement(part, { name: 'Maya' });
    expect(renderToStaticMarkup(element)).toBe(load(text).renderToStaticMarkup(element));
    expect(renderToStaticMarkup(element)).toMatch(/maya/i);
  }
});

it('asks no function for its prototype', () => {
  const asked = jest.fn();
  const watched = new Proxy(Plain, {
    get: (on, name, receiver) => {
      asked(name);
      return Reflect.get(on, name, receiver) as unknown;
    },
  });
  const draw = ({ renderToStaticMarkup }: typeof Server) =>
    renderToStaticMarkup(createElement(watched, { name: 'Maya' }));

  draw(load(text));
  expect(asked).toHaveBeenCalledWith('prototype');
  asked.mockClear();
  draw(load(reactServerLoader(text)));
  expect(asked).not.toHaveBeenCalledWith('prototype');
});

it('tells what went wrong, and nothing that holds the picture', async () => {
  const paints = readFileSync(join(dirname(built), 'react-dom-server.bun.production.js'), 'utf8');
  const told = async (code: string) => {
    const { renderToPipeableStream } = load(code);
    const Broken = () => {
      throw new Error('broken');
    };
    const part = createElement(Suspense, { fallback: 'Soon' }, createElement(Broken));
    return new Promise<{ error: unknown; info: object }>((tell) =>
      renderToPipeableStream(part, {
        onError: (error, info) => tell({ error, info }),
      }),
    );
  };

  expect((await told(paints)).info).toHaveProperty('componentStack');
  const { error, info } = await told(reactServerLoader(paints));
  expect(error).toEqual(new Error('broken'));
  expect(info).toEqual({});
});

it('a build of another form is refused', () => {
  expect(() => reactServerLoader('function renderElement() {}')).toThrow('no renderElement');
});
