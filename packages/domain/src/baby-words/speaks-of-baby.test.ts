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
  'Undoes the feeding slump in five minutes',
  'Opens a chest rounded by feeding',
  'Undoes hours in the feeding chair',
  'With all the room your belly needs',
  'Raise the handlebars when your belly wants room',
  'Practise lifting a car seat',
  'I felt a kick in the middle of a meeting',
  'Your little one',
  'A bump photo',
  'Order diapers',
  'Paint the crib',
  'Child’s Pose with Wide Knees',
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
  'Kickboxing',
  'Kick off the week',
  'One hand on your belly',
  'Feed the cat',
  'Pick up my child from school',
  'Wind down slowly',
])('"%s" does not', (words) => {
  expect(speaksOfBaby(words)).toBe(false);
});
