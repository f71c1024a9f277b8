import { keptFormats } from './kept-formats';

it('makes each format once, and begins anew before there are too many', () => {
  const make = jest.fn((locales?: string, options?: { digits: number }) => ({ locales, options }));
  const formatOf = keptFormats(make);

  expect(formatOf('de', { digits: 1 })).toBe(formatOf('de', { digits: 1 }));
  expect(formatOf('de', { digits: 2 })).toEqual({ locales: 'de', options: { digits: 2 } });
  expect(formatOf(undefined, undefined)).toEqual({ locales: undefined, options: undefined });
  expect(make).toHaveBeenCalledTimes(3);

  for (let digits = 3; digits < 303; digits += 1) formatOf('de', { digits });
  formatOf('de', { digits: 1 });
  expect(make).toHaveBeenCalledTimes(304);
});

it('a module that replaces what the language has comes across none of them', () => {
  const formatOf = keptFormats(() => ({}));
  const seen: unknown[] = [];
  const places = [Map.prototype, WeakMap.prototype, Array.prototype] as unknown as Record<string, unknown>[];
  const names = ['get', 'set', 'find', 'push'];
  const were = places.flatMap((on) => names.map((name) => ({ on, name, was: on[name] })));
  for (const { on, name, was } of were)
    if (was)
      on[name] = function (this: unknown) {
        seen[seen.length] = this;
      };

  formatOf('de', {});
  formatOf('de', {});

  for (const { on, name, was } of were) if (was) on[name] = was;
  expect(seen).toEqual([]);
});
