import { defineExports } from './lent-exports';

it('exports are asked for whenever they are read, and cannot be written', () => {
  let count = 1;
  const exports = {};
  defineExports(exports, { count: () => count, twice: () => count * 2 }, { fixed: 'it' });
  count = 2;

  expect({ ...exports }).toEqual({ count: 2, twice: 4, fixed: 'it' });
  expect(() => Object.assign(exports, { count: 3 })).toThrow(TypeError);
  expect(() => Object.assign(exports, { fixed: 'other' })).toThrow(TypeError);
});

it('what is named later comes behind it, and nothing is named twice', () => {
  const exports = {};
  defineExports(exports, { a: () => 1, b: () => 2 });
  defineExports(exports, { b: () => 'other', c: () => 3 }, { a: 'other' });

  expect({ ...exports }).toEqual({ a: 1, b: 2, c: 3 });
});

it('what is not there yet says so as the language does', () => {
  const exports: { later?: unknown } = {};
  defineExports(exports, { later: () => later });

  expect(() => exports.later).toThrow(ReferenceError);
  const later = 1;
  expect(exports.later).toBe(1);
});

it('pictures share their getters, and nothing can be left at them', () => {
  const getterOf = (value: unknown) => {
    const exports = {};
    defineExports(exports, { value: () => value });
    return Object.getOwnPropertyDescriptor(exports, 'value')?.get;
  };

  expect(getterOf(1)).toBe(getterOf(2));
  expect(getterOf(1)).not.toHaveProperty('prototype');
  expect(Object.isFrozen(getterOf(1))).toBe(true);
  expect(Object.isFrozen(defineExports)).toBe(true);
});

it('a file may export more than is shared', () => {
  const names = Array.from({ length: 2100 }, (_, place) => `n${place}`);
  const exports: Record<string, unknown> = {};
  defineExports(exports, Object.fromEntries(names.map((name, place) => [name, () => place])));

  expect(exports.n1999).toBe(1999);
  expect(exports.n2099).toBe(2099);
});
