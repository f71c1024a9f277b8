import { figuresReached, pressureOutcome, type PressureSign } from './pressure-outcome';

const outcome = (upper: number, lower: number, signs: PressureSign[] = []) =>
  pressureOutcome({ upper, lower, signs });

it.each([
  [139, 89, 'noted'],
  [140, 60, 'call'],
  [120, 90, 'call'],
  [159, 109, 'call'],
  [160, 70, 'emergency'],
  [120, 110, 'emergency'],
  [90, 50, 'noted'],
  [89, 50, 'low'],
  [80, 40, 'low'],
])('%i over %i is %s', (upper, lower, expected) => {
  expect(outcome(upper, lower)).toBe(expected);
});

it.each<PressureSign>(['headache', 'sight', 'belly', 'vomiting', 'swelling'])(
  'with %s a reading to call about is an emergency, and a lower one is not merely noted',
  (sign) => {
    expect(outcome(140, 60, [sign])).toBe('emergency');
    expect(outcome(120, 90, [sign])).toBe('emergency');
    expect(outcome(139, 89, [sign])).toBe('unwell');
  },
);

it.each<PressureSign>(['breathless', 'chest', 'fit'])('with %s any reading is an emergency', (sign) => {
  expect(outcome(120, 70, [sign])).toBe('emergency');
  expect(outcome(85, 50, [sign])).toBe('emergency');
});

it('a low figure with a sign is a call now, not a low one', () => {
  expect(outcome(85, 50, ['headache'])).toBe('unwell');
});

it.each([
  [140, 89, ['upper']],
  [139, 90, ['lower']],
  [140, 90, ['upper', 'lower']],
  [139, 89, []],
])('%i over %i reaches its limit with %j', (upper, lower, expected) => {
  expect(figuresReached({ upper, lower, signs: [] })).toEqual(expected);
});
