import { centimetresOf, figureOf, poundsOf, shownHeight, shownWeight } from './units';

const tenths = (from: number, to: number) =>
  Array.from({ length: (to - from) * 10 + 1 }, (_, step) => (from * 10 + step) / 10);

it.each(['us', 'metric'] as const)('a weight in %s comes back to every tenth', (units) => {
  const changed = tenths(30, 450).filter((shown) => shownWeight(poundsOf(shown, units), units) !== shown);

  expect(changed).toEqual([]);
});

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
  ['148', 148],
  ['148.5', 148.5],
  [' 67,2 ', 67.2],
  ['', Number.NaN],
  ['12a', Number.NaN],
  ['-4', Number.NaN],
])('reads %p as %p', (typed, figure) => {
  expect(figureOf(typed)).toBe(figure);
});
