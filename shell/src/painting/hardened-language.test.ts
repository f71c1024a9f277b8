import { hardenLanguage } from './hardened-language';

interface Vm {
  createContext: (scope: object) => object;
  runInContext: (code: string, context: object) => unknown;
}

const { createContext, runInContext } = jest.requireActual<Vm>('node:vm');
const context = createContext({});
const run = (code: string): unknown => runInContext(`'use strict'; ${code}`, context);
beforeAll(() => hardenLanguage(run('globalThis') as object));

it.each([
  'Array.kept = 1',
  'Error.kept = 1',
  'Promise.kept = 1',
  'Math.kept = 1',
  'Array.prototype.kept = 1',
  'Array.prototype.map.kept = 1',
  'Object.keys.kept = 1',
  "Object.defineProperty(JSON.parse, 'name', { value: 'kept' })",
])('nothing can be left in the language: %s', (code) => {
  expect(() => run(code)).toThrow(/not extensible|Cannot redefine/);
});

it('the language is used and derived from as always', () => {
  const code = `
    class Own extends Array { map = () => 'mine'; }
    class Failed extends Error { constructor(text) { super(text); this.name = 'Failed'; this.message += '!'; } }
    const list = []; list.map = () => 'its own'; list.toString = () => 'text';
    [new Own().map(), list.map(), String(list), String(new Failed('hm'))].join()`;

  expect(run(code)).toBe('mine,its own,text,Failed: hm!');
});
