import type { Command } from './commands';
import { matching, partsOf } from './match';

const named = (name: string, words?: string): Command => ({ id: name, name, words, page: '/', group: 'log' });
const food = named('Log food', 'eat meal');
const log = named('Quick log', 'mood');
const settings = named('Settings', 'profile plan café');
const all = [log, food, settings];

it.each([
  ['fo', [food]],
  ['MEAL', [food]],
  ['log', [food, log]],
  ['log quick', [log]],
  ['cafe', [settings]],
  ['gs', []],
])('finds for “%s” what has words that begin so, names first', (typed, found) => {
  expect(matching(all, typed, [])).toEqual(found);
});

it('puts what she chose lately before its equals', () => {
  expect(matching([food, named('Log sleep')], 'log', ['Log sleep'])[0]?.name).toBe('Log sleep');
});

it('says which letters of a name she typed', () => {
  expect(partsOf('Log food', 'fo l')).toEqual([
    { text: 'L', hit: true },
    { text: 'og ', hit: false },
    { text: 'fo', hit: true },
    { text: 'od', hit: false },
  ]);
});
