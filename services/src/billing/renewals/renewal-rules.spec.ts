import { firstChargeAt, graceUntil, nextChargeAt } from './renewal-rules';

const due = new Date('2028-02-29T10:00:00.000Z');

it('charges for the first time just before the period ends', () => {
  const first = firstChargeAt(due).getTime();
  expect(first).toBeLessThan(due.getTime());
  expect(due.getTime() - first).toBeLessThan(60 * 60_000);
});

it.each([
  [1, '2028-03-01T10:00:00.000Z'],
  [2, '2028-03-03T10:00:00.000Z'],
  [3, '2028-03-07T10:00:00.000Z'],
])('tries again after %d failures', (failures, at) => {
  expect(nextChargeAt(due, failures)?.toISOString()).toBe(at);
});

it('gives up after the try on day 7', () => {
  expect(nextChargeAt(due, 4)).toBeNull();
});

it('keeps access until the last try has been made', () => {
  expect(graceUntil(due).getTime()).toBeGreaterThan(nextChargeAt(due, 3)?.getTime() ?? Infinity);
});
