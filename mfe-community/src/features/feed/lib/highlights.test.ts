import { addDays } from '@nestwell/domain/calendar-days';
import { allergensOf } from '@nestwell/domain/food-fit';
import { highlightsOf } from './highlights';

const days = Array.from({ length: 70 }, (_, index) => addDays('2026-11-22', index));
const told = (isQuiet: boolean) =>
  days
    .flatMap((day) => Object.values(highlightsOf(day, isQuiet)))
    .filter((words) => /baby|feed/i.test(words));

it('tells a quiet member nothing of babies or feeds, on any day', () => {
  expect(told(false)).not.toEqual([]);
  expect(told(true)).toEqual([]);
});

it('names no food that somebody may be allergic to, on any day', () => {
  const words = days.flatMap((day) => Object.values(highlightsOf(day, false)));

  expect(allergensOf(['A handful of nuts beside the bed'])).toEqual(['tree nuts']);
  expect(words.filter((text) => allergensOf([text]).length > 0)).toEqual([]);
});

it('is the same for everybody on a day', () => {
  expect(highlightsOf('2026-11-22', false)).toEqual(highlightsOf('2026-11-22', false));
});
