import { deviceClock } from '@nestwell/domain/device-time';
import { lastUsed } from './last-used';

const now = new Date(2026, 5, 18, 22, 0);

it.each([
  [new Date(2026, 5, 18, 9, 5), `Today, ${deviceClock(new Date(2026, 5, 18, 9, 5))}`],
  [new Date(2026, 5, 17, 23, 50), `Yesterday, ${deviceClock(new Date(2026, 5, 17, 23, 50))}`],
  [new Date(2026, 5, 15, 21, 40), `Monday, ${deviceClock(new Date(2026, 5, 15, 21, 40))}`],
  [new Date(2026, 5, 11, 21, 40), '11 June'],
  [new Date(2025, 11, 28, 8, 0), '28 December 2025'],
])('says of %s when that was', (moment, words) => {
  expect(lastUsed(moment, now)).toBe(words);
});
