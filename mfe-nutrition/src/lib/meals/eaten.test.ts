import { deviceClock } from '@nestwell/domain/device-time';
import { aMeal } from '../../testing/a-meal';
import { caloriesOn, whenEaten } from './eaten';

const at = (year: number, month: number, day: number, hour: number, minute: number) =>
  new Date(year, month - 1, day, hour, minute).toISOString();

it.each([
  [at(2026, 11, 21, 12, 40), `Lunch, ${deviceClock(new Date(at(2026, 11, 21, 12, 40)))}`],
  [at(2026, 11, 21, 7, 5), `Lunch, ${deviceClock(new Date(at(2026, 11, 21, 7, 5)))}`],
  [at(2026, 11, 21, 0, 0), `Lunch, ${deviceClock(new Date(at(2026, 11, 21, 0, 0)))}`],
  [at(2026, 11, 20, 23, 59), 'Lunch, yesterday'],
  [at(2026, 11, 17, 12, 0), 'Lunch, Tuesday'],
  [at(2026, 11, 12, 12, 0), 'Lunch, 12 Nov'],
])('a meal of %s reads %s', (loggedAt, words) => {
  expect(whenEaten(aMeal({ loggedAt }), '2026-11-21')).toBe(words);
});

it('adds up the first and the last minute of her day, and nothing beside it', () => {
  const meals = [
    aMeal({ calories: 1, loggedAt: at(2026, 11, 20, 23, 59) }),
    aMeal({ calories: 20, loggedAt: at(2026, 11, 21, 0, 0) }),
    aMeal({ calories: 300, loggedAt: at(2026, 11, 21, 23, 59) }),
    aMeal({ calories: 4000, loggedAt: at(2026, 11, 22, 0, 0) }),
  ];

  expect(caloriesOn('2026-11-21', meals)).toBe(320);
});
