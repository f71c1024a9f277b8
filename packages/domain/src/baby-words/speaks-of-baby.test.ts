import { speaksOfBaby } from './speaks-of-baby';

it.each([
  'Baby’s first cup',
  'Pregnancy yoga',
  'prenatal massage',
  'Post-natal class',
  'Anatomy scan',
  'Pack the hospital bag',
  'week 24 check',
  'Nursing corner',
  'Breastfeeding group',
  'A walk with the stroller',
  'Not before your birth plan is written',
])('"%s" does', (words) => {
  expect(speaksOfBaby(words)).toBe(true);
});

it.each([
  'Follow-up with the midwife',
  'Scan',
  'Call the nurse line about results',
  'Soup for the week',
  'My sister’s birthday',
  'Oat milk',
  'A gentle walk',
  'Bumper of the car',
])('"%s" does not', (words) => {
  expect(speaksOfBaby(words)).toBe(false);
});
