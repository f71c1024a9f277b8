import { callOfMonth, callOfWeek } from './call-lines';
import { bodyAfterBirth } from './after-birth';
import { bodyInPregnancy } from './in-pregnancy';
import { spellsAt } from './spell';

const weeks = Array.from({ length: 39 }, (_, index) => index + 4);
const months = Array.from({ length: 25 }, (_, index) => index);

it.each(weeks)(
  'week %i names bleeding, movements, the head and the blood pressure, and nothing of after birth',
  (week) => {
    const words = callOfWeek(week).you.join('\n');

    expect(words).toMatch(/Any bleeding/);
    expect(words).toMatch(/baby moving/);
    expect(words).toMatch(/headache/);
    expect(words).toMatch(/140 or more, or a lower figure of 90.*160 or 110: an emergency/);
    expect(words).not.toMatch(/After birth/);
  },
);

it('says from 28 weeks to call without counting, and of contractions what the week asks for', () => {
  expect(callOfWeek(27).you.join()).not.toMatch(/do not count/);
  expect(callOfWeek(28).you.join()).toMatch(/Less than usual\? Call now, do not count/);
  expect(callOfWeek(36).you[0]).toBe('Regular contractions before 37 weeks');
  expect(callOfWeek(37).you[0]).toMatch(/^In labour call without counting when your waters break/);
  expect(callOfWeek(42).you[0]).toMatch(/call today/);
});

it('calls a fever an emergency until three months, and keeps her own signs for a year', () => {
  expect(callOfMonth(2).baby.join()).toMatch(/38 °C or more under 3 months: an emergency/);
  expect(callOfMonth(3).baby.join()).not.toMatch(/under 3 months/);
  expect(callOfMonth(1).baby.join()).toMatch(/8 feeds or 6 wet nappies/);
  expect(callOfMonth(12).you.join()).toMatch(/soaks a pad/);
  expect(callOfMonth(13).you).toEqual([]);
  for (const month of months) expect(callOfMonth(month).baby.join()).toMatch(/Trouble breathing/);
});

it('tells one thing of her body in every week and month', () => {
  for (const week of weeks)
    expect([week, spellsAt(bodyInPregnancy.value, week)]).toEqual([week, [expect.anything()]]);
  for (const month of months)
    expect([month, spellsAt(bodyAfterBirth.value, month)]).toEqual([month, [expect.anything()]]);
});
