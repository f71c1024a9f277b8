import { feetShown, inchesTyped } from './typed-feet';

it('gives back every height in half inches', () => {
  for (let inches = 36; inches <= 98; inches += 0.5)
    expect(inchesTyped(feetShown(String(inches)))).toBe(String(inches));
});

it.each([
  ['5', '5', '65'],
  ['5', '', '60'],
  ['5 ft', '5 in', '65'],
  ['5', '5,5', '65.5'],
  ['5', '5½', '65.5'],
  ['', '65', '65'],
  ['', '', ''],
  ['165', '', '165'],
])('reads %j feet and %j inches as %j', (feet, inches, height) => {
  expect(inchesTyped({ feet, inches })).toBe(height);
});

it.each([
  ['5.5', ''],
  ['65', ''],
  ['5', '12'],
  ['5', '65'],
  ['1.65', ''],
  ['five', '5'],
  ['-5', '5'],
])('reads %j feet and %j inches as no figure', (feet, inches) => {
  expect(inchesTyped({ feet, inches })).toMatch(/ft/);
});
