import { holds, patternOf } from './pattern';
import { patterns } from './patterns';
import { wordsOf } from './words-of';

const found = (source: string, text: string) => holds(wordsOf(text), patternOf(source));

it.each([
  ['want to DIE', 'I want to die', true],
  ['want to DIE', 'I want to really die', false],
  ['want to ~1 DIE', 'I want to really die', true],
  ['want to ~1 DIE', 'I want to buy dye and die', false],
  ['want ..3 DIE', 'I want only this: to die', false],
  ['want ..3 DIE -for|of', 'I want to die of shame', false],
  ['want ..3 DIE -for|of', 'I want to die of shame or to die', false],
  ['i|we go', 'Then we go', true],
])('finds %p in %p: %p', (source, text, expected) => {
  expect(found(source, text)).toBe(expected);
});

/** How often words were looked at while all patterns were tried. */
function looksAt(text: string): number {
  let looks = 0;
  const words = new Proxy(wordsOf(text), {
    get(all, at) {
      if (typeof at === 'string' && /^\d+$/.test(at)) looks += 1;
      return Reflect.get(all, at) as unknown;
    },
  });
  for (const pattern of patterns) holds(words, pattern);
  return looks;
}

it.each(['i want ', 'i might could would ', 'do not want to ', 'scared of the baby i ', 'a', "'", '*!1 '])(
  'looks at twice as many words where %j comes twice as often, and no more',
  (part) => {
    const once = looksAt(part.repeat(100));
    const twice = looksAt(part.repeat(200));

    expect(twice).toBeLessThanOrEqual(2 * once + 1000);
  },
);
