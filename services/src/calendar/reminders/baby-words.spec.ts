import { speaksOfBaby } from './baby-words';

it.each([
  ['Whatever she wrote', 'growth_spurt'],
  ['Left side', 'feeding'],
  ['Scale', 'baby_weight_check'],
  ['Pregnancy yoga', 'exercise'],
  ['Anatomy scan', 'appointment'],
  ['Pack the hospital bag', 'personal'],
  ['week 24 check', 'checkup'],
] as const)('puts "%s" (%s) away', (title, type) => {
  expect(speaksOfBaby({ title, type })).toBe(true);
});

it.each([
  ['Take iron', 'medication'],
  ['Baby aspirin', 'medication'],
  ['Follow-up with the midwife', 'appointment'],
  ['Scan', 'checkup'],
  ['Call the nurse line about results', 'appointment'],
  ['Soup for the week', 'meal_prep'],
  ['Walk', 'exercise'],
] as const)('leaves "%s" (%s), which may be her own care', (title, type) => {
  expect(speaksOfBaby({ title, type })).toBe(false);
});
