import { weekOf } from '@nestwell/domain/calendar-days';
import { HOUR, placeOf, momentOf, steppedBy, targetAt } from './target';

const week = weekOf('2026-10-15');
const at = (day: string, minutes: number) => ({ day, minutes });

it.each([
  ['ArrowDown', at('2026-10-15', 16 * 60 + 15)],
  ['ArrowUp', at('2026-10-15', 15 * 60 + 45)],
  ['ArrowRight', at('2026-10-16', 16 * 60)],
  ['ArrowLeft', at('2026-10-14', 16 * 60)],
])('%s goes one step from where it is', (key, to) => {
  expect(steppedBy(key, at('2026-10-15', 16 * 60), week)).toEqual(to);
});

it('stays within the week and the day', () => {
  expect(steppedBy('ArrowLeft', at('2026-10-12', 0), week)).toEqual(at('2026-10-12', 0));
  expect(steppedBy('ArrowUp', at('2026-10-12', 0), week)).toEqual(at('2026-10-12', 0));
  expect(steppedBy('ArrowDown', at('2026-10-18', 23 * 60 + 45), week)).toEqual(
    at('2026-10-18', 23 * 60 + 45),
  );
});

it('lands on the quarter of an hour below the upper edge of what is carried, and nowhere outside', () => {
  const columns = { left: 100, top: -200, width: 700, height: 24 * HOUR };
  const y = columns.top + 11.5 * HOUR + 10;

  expect(targetAt({ x: 100 + 4 * 100 + 50, y: y + 3 }, columns, week, 10)).toEqual(
    at('2026-10-16', 11 * 60 + 30),
  );
  expect(targetAt({ x: 99, y }, columns, week, 10)).toBeNull();
  expect(targetAt({ x: 801, y }, columns, week, 10)).toBeNull();
  expect(targetAt({ x: 150, y: -201 }, columns, week, 10)).toBeNull();
});

it('reads a reminder’s place on her clock, and gives the moment back', () => {
  const dueDateTime = new Date(2026, 9, 15, 16, 5).toISOString();
  expect(placeOf({ dueDateTime })).toEqual(at('2026-10-15', 16 * 60 + 5));
  expect(momentOf(placeOf({ dueDateTime })).toISOString()).toBe(dueDateTime);
});
