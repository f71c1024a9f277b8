import fc from 'fast-check';
import { figureIn, figureProblem, figureText, readNumeral, wholeIn } from '.';
import { inFigures } from '../reading';

it.each([
  ['12.5', 12.5],
  ['12,5', 12.5],
  [' 67,2 ', 67.2],
  ['.5', 0.5],
  ['12.', 12],
  ['0,125', 0.125],
  ['1,234.5', 1234.5],
  ['1.234,5', 1234.5],
  ['1 234', 1234],
  ['1\u202f234,5', 1234.5],
  ['1’234', 1234],
  ['1,234,567', 1_234_567],
  ['12,34,567', 1_234_567],
  ['½', 0.5],
  ['150 1/2', 150.5],
  ['3½', 3.5],
  ['72 kg', 72],
  ['72kg', 72],
  ['٧٢٫٥', 72.5],
  ['７２', 72],
])('%s is %d', (typed, figure) => {
  expect(figureIn(typed, ['kg'])).toBe(figure);
});

it.each([
  '',
  'abc',
  '12a',
  '-4',
  '−4',
  '+4',
  '1e5',
  '2-3',
  '1..5',
  '1,5,5',
  '0x10',
  '72 lb',
  '1 2',
  'Infinity',
  '9'.repeat(41),
])('“%s” is no figure', (typed) => {
  expect(figureIn(typed, ['kg'])).toBeUndefined();
  expect(figureProblem(typed, 'Use a number', ['kg'])).toBe('Use a number');
});

it.each([
  ['1,250', 'Write 1250 or 1.25'],
  ['1.250', 'Write 1250 or 1.25'],
  ['12,500 kcal', 'Write 12500 or 12.5'],
])('“%s” may be two figures: it asks', (typed, question) => {
  expect(figureIn(typed, ['kcal'])).toBeUndefined();
  expect(figureProblem(typed, 'Use a number', ['kcal'])).toBe(question);
});

it('takes whole numbers where only they fit', () => {
  expect([wholeIn('40'), wholeIn('40.5'), wholeIn('')]).toEqual([40, undefined, undefined]);
});

const LOCALES = [
  'en-US en-GB en-IN de-DE de-AT de-CH fr-FR fr-CH es-ES es-MX pt-BR pt-PT it-IT nl-NL sv-SE nb-NO da-DK fi-FI',
  'pl-PL cs-CZ hu-HU ru-RU uk-UA tr-TR el-GR he-IL ja-JP zh-CN ko-KR ar-EG ar-AE fa-IR hi-IN hi-IN-u-nu-deva',
  'bn-BD th-TH-u-nu-thai',
].flatMap((names) => names.split(' '));

it.each(LOCALES)('reads figures as %s writes them, or says the two that they may be', (locale) => {
  const formats = [true, false].map(
    (useGrouping) => new Intl.NumberFormat(locale, { useGrouping, maximumFractionDigits: 2 }),
  );
  const value = fc.integer({ min: 0, max: 2_000_000_00 }).map((hundredths) => hundredths / 100);
  fc.assert(
    fc.property(value, fc.constantFrom(...formats), (figure, format) => {
      const read = readNumeral(format.format(figure));
      const values = read && ('value' in read ? [read.value] : read.either);
      expect(values).toContain(figure);
    }),
  );
});

it('reads back what fields show, and never takes what screens show for another figure', () => {
  const value = fc.integer({ min: 0, max: 10_000_000 }).map((hundredths) => hundredths / 100);
  fc.assert(
    fc.property(value, (figure) => {
      expect(figureIn(figureText(figure))).toBe(figure);
      expect([figure, undefined]).toContain(figureIn(inFigures(Math.round(figure * 100) / 100)));
    }),
  );
  for (const small of [0.001, 0.0125, 0.123_456]) expect(figureIn(figureText(small))).toBe(small);
});
