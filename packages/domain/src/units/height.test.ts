import { centimetresOf, centimetresOfFeet, feetAndInches, shownHeight } from './height';

it('a height comes back to every half inch and every centimetre', () => {
  for (let inches = 36; inches <= 96; inches += 0.5)
    expect(shownHeight(centimetresOf(inches, 'in'), 'in')).toBe(inches);
  for (let centimetres = 90; centimetres <= 250; centimetres += 1)
    expect(shownHeight(centimetres, 'cm')).toBe(centimetres);
});

it('inches are kept as rounded centimetres', () => {
  expect(centimetresOf(65, 'in')).toBe(165);
  expect(centimetresOf(66, 'in')).toBe(168);
});

it.each([
  [180, { feet: 5, inches: 11 }],
  [183, { feet: 6, inches: 0 }],
  [152, { feet: 5, inches: 0 }],
])('%i cm is %p', (centimetres, height) => {
  expect(feetAndInches(centimetres)).toEqual(height);
});

it('feet and inches come back', () => {
  for (let inches = 36; inches <= 96; inches += 1) {
    const { feet, inches: rest } = feetAndInches(centimetresOfFeet(0, inches));
    expect(feet * 12 + rest).toBe(inches);
  }
});
