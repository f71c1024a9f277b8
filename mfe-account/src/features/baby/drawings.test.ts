import { codeOf } from './drawings';

it.each([
  ['🌽', '1f33d'],
  ['🗣️', '1f5e3'],
  ['🟣', '1f7e3'],
])('names the drawing of %s %s', (emoji, code) => {
  expect(codeOf(emoji)).toBe(code);
});
