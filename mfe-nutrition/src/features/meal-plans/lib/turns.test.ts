import { turnsOf } from './turns';

const day = (...[breakfast, lunch, dinner]: string[]) => ({
  breakfast: breakfast === undefined ? [] : [breakfast],
  lunch: lunch === undefined ? [] : [lunch],
  dinner: dinner === undefined ? [] : [dinner],
  snacks: ['apple'],
});

it('says that fourteen days are made of three recipes', () => {
  const days = Array.from({ length: 14 }, (_, at) => [`2026-10-${at + 10}`, day('oats', 'wrap', 'stew')]);
  expect(turnsOf({ days: Object.fromEntries(days) })).toBe('3 recipes take turns over 14 days.');
});

it('says nothing where every meal is another, snacks apart', () => {
  const days = { '2026-10-15': day('oats', 'wrap', 'stew'), '2026-10-16': day('soup', 'salad', 'dal') };
  expect(turnsOf({ days })).toBeNull();
});

it('counts one in the singular', () => {
  expect(turnsOf({ days: { '2026-10-15': day('stew', 'stew') } })).toBe('1 recipe stands for every meal.');
});
