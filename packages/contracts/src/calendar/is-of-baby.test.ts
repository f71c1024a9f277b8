import { isOfBaby } from './is-of-baby';

it.each([
  ['Whatever she wrote', 'growth_spurt', true],
  ['Left side', 'feeding', true],
  ['Scale', 'baby_weight_check', true],
  ['Anatomy scan', 'appointment', true],
  ['Baby aspirin', 'medication', false],
  ['Follow-up with the midwife', 'appointment', false],
  ['Walk', 'exercise', false],
] as const)('"%s" (%s): %p', (title, type, expected) => {
  expect(isOfBaby({ title, type })).toBe(expected);
});
