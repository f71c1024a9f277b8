import { startOfBabyDay } from './day-start';

it('is of the day before until her hour comes, by the clock of her device', () => {
  expect(startOfBabyDay(new Date(2026, 5, 15, 3, 59), 4)).toEqual(new Date(2026, 5, 14, 4));
  expect(startOfBabyDay(new Date(2026, 5, 15, 4), 4)).toEqual(new Date(2026, 5, 15, 4));
});
