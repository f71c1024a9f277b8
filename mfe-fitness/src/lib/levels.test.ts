import { anxietyLabels, bodyImageLabels } from '@nestwell/contracts/fitness';
import { labelOf } from './levels';

it.each([
  [0, 'Calm'],
  [4, 'Severe anxiety'],
  [-3, 'Calm'],
  [7, 'Severe anxiety'],
  [2.4, 'Moderately anxious'],
  [null, 'Unknown'],
  [undefined, 'Unknown'],
  [Number.NaN, 'Unknown'],
])('names level %p %s', (level, label) => {
  expect(labelOf(anxietyLabels, level)).toBe(label);
});

it('counts body image upwards', () => {
  expect(labelOf(bodyImageLabels, 4)).toBe('Very positive');
});
