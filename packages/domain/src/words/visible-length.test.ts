import fc from 'fast-check';
import { visibleLength } from './visible-length';

const FAMILY = '👩🏽‍👩🏿‍👧🏻‍👦🏾';
const segmenter = new Intl.Segmenter();
const plainLength = (text: string) => [...segmenter.segment(text)].length;

/** What joins, or must not join, what stands before it. */
const parts = [
  'a',
  '\r\n',
  '\r',
  'e\u0301',
  '\u0301',
  'ж',
  'क्षि',
  '\u094d',
  '한',
  '\u1112\u1161\u11ab',
  'שָׁלוֹם',
  '\u0600',
  'ไำ',
  FAMILY,
  '👍🏽',
  '\u200d',
  '🇦',
  '🇦🇹',
  '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  '𑄅\u{11100}',
  '\ud83d',
  '\udc69',
  `z${'\u0321'.repeat(40)}`,
];

const CHUNK = 256;

/** The lengths of all texts that are segmented meanwhile. */
function segmented(work: () => void): number[] {
  const segment = jest.spyOn(Intl.Segmenter.prototype, 'segment');
  work();
  const lengths = segment.mock.calls.map(([text]) => text.length);
  segment.mockRestore();
  return lengths;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

it.each([
  ['', 0],
  ['👩‍🍼 ok', 4],
  [FAMILY.repeat(2000), 2000],
  ['🇦🇹'.repeat(500), 500],
  [`a${'\u0301'.repeat(3000)}bc`, 3],
  [`${'\u0301'.repeat(257)}${'\u{1f3fb}'.repeat(300)}`, 1],
])('%# counts characters as a reader sees them', (text, length) => {
  expect(visibleLength(text)).toBe(length);
});

it('counts what a single pass counts, whatever stands where two chunks meet', () => {
  const wrong: string[] = [];
  for (const before of parts)
    for (const after of parts) {
      // Nothing joins two letters, so those before the last one count by themselves.
      const lengthFromLastLetter = plainLength(`a${before}${after}b`);
      for (let at = CHUNK - 24; at <= CHUNK + 1; at += 1) {
        const text = `${'a'.repeat(at)}${before}${after}b`;
        if (visibleLength(text) !== at - 1 + lengthFromLastLetter) wrong.push(text);
      }
    }
  expect(wrong).toEqual([]);
});

it('counts what a single pass counts of mixed scripts', () => {
  const mixed = fc.array(fc.constantFrom(...parts), { maxLength: 400 }).map((some) => some.join(''));
  fc.assert(fc.property(mixed, (text) => expect(visibleLength(text)).toBe(plainLength(text))));
});

describe.each([
  ['letters', 'a'],
  ['Cyrillic', 'ж'],
  ['combining marks', '\u0301'],
  ['joined emoji', FAMILY],
  ['right-to-left', 'ש'],
  ['a long character before letters', `${'\u0301'.repeat(5000)}${'a'.repeat(5000)}`],
])('of %s', (_, part) => {
  const text = part.repeat(Math.ceil(10_000 / part.length));

  it('ten times the text takes at most fifteen times the work', () => {
    const once = sum(segmented(() => visibleLength(text)));
    const tenTimes = sum(segmented(() => visibleLength(text.repeat(10))));

    expect(once).toBeLessThan(6 * text.length);
    expect(tenTimes).toBeLessThan(15 * once);
  });

  it('stops as soon as the limit is exceeded', () => {
    expect(visibleLength(text, 20)).toBe(Math.min(21, visibleLength(text)));
  });
});

it('no more than the chunk that exceeds the limit is looked at', () => {
  expect(sum(segmented(() => visibleLength('a'.repeat(60_000), 100)))).toBe(CHUNK);
});
