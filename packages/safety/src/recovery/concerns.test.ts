import { concernOf } from './concerns';
import type { RecoveryAnswers, RecoveryPart } from './answers';
import { shownOf, tenthsOf } from './fever';

type Case = {
  [Part in RecoveryPart]: [part: Part, answer: RecoveryAnswers[Part], urgency: string | undefined];
}[RecoveryPart];

it.each<Case>([
  ['bleeding', 'less', undefined],
  ['bleeding', 'same', undefined],
  ['bleeding', 'more', 'today'],
  ['bleeding', 'soaked_pad', 'now'],
  ['bleeding', 'large_clots', 'now'],
  ['bleeding', 'bad_smell', 'now'],
  ['wound', 'none', undefined],
  ['wound', 'dry', undefined],
  ['wound', 'red', 'today'],
  ['wound', 'opening', 'today'],
  ['temperature', 359, 'today'],
  ['temperature', 360, undefined],
  ['temperature', 379, undefined],
  ['temperature', 380, 'now'],
  ['legs', 'none', undefined],
  ['legs', 'one', 'now'],
  ['legs', 'both', 'today'],
  ['pelvicFloor', 'none', undefined],
  ['pelvicFloor', 'leaks', 'mention'],
  ['pelvicFloor', 'heaviness', 'mention'],
  ['pelvicFloor', 'pain', 'mention'],
  ['bleeding', null, undefined],
])('%s answered %s needs a call: %s', (part, answer, urgency) => {
  expect(concernOf(part, answer)?.urgency).toBe(urgency);
});

it.each([
  [37.9, 'celsius', 379],
  [38, 'celsius', 380],
  [100.3, 'fahrenheit', 379],
  [100.4, 'fahrenheit', 380],
] as const)(
  '%d degrees %s are %i tenths of a degree Celsius, and are shown again as they were',
  (shown, unit, tenths) => {
    expect(tenthsOf(shown, unit)).toBe(tenths);
    expect(shownOf(tenths, unit)).toBeCloseTo(shown, 0);
  },
);
