import { figureOf } from './figure-of';

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
