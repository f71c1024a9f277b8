import { callGroups, callOfMonth, callOfWeek } from './call-lines';
import { bodyAfterBirth } from './after-birth';
import { bodyInPregnancy } from './in-pregnancy';
import { spellsAt } from './spell';

const weeks = Array.from({ length: 39 }, (_, index) => index + 4);
const months = Array.from({ length: 25 }, (_, index) => index);

it.each(weeks)(
  'week %i names bleeding, the head and the blood pressure, and nothing of after birth',
  (week) => {
    const words = callOfWeek(week).you.join('\n');

    expect(words).toMatch(/^Any bleeding/);
    expect(words).toMatch(/headache/);
    expect(words).toMatch(/upper figure of 160 or more, or a lower figure of 110 or more, even once/);
    expect(words).toMatch(
      /Call today: Blood pressure with an upper figure of 140 or more, or a lower figure of 90/,
    );
    expect(words).not.toMatch(/soaks a pad/);
  },
);

it.each([4, 9, 13])('week %i has no movements and no contractions before 37 weeks', (week) => {
  expect(callOfWeek(week).you.join('\n')).not.toMatch(/moving|contractions before 37/);
  expect(callOfWeek(week).you.join('\n')).toMatch(/tip of a shoulder/);
});

it('says from 28 weeks to call without counting, and of contractions what the week asks for', () => {
  expect(callOfWeek(27).you.join()).not.toMatch(/do not count/);
  expect(callOfWeek(28).you.join()).toMatch(/Less than usual\? Call now, do not count/);
  expect(callOfWeek(36).you).toContain('Regular contractions before 37 weeks');
  expect(callOfWeek(37).you.join('\n')).toMatch(/^In labor call without counting when your waters break/m);
  expect(callOfWeek(42).you.join('\n')).toMatch(/Call today: You have reached 42 weeks/);
});

it('calls a fever an emergency until three months, and keeps her own signs for a year', () => {
  expect(callOfMonth(2).baby.join()).toMatch(/38 °C \(100\.4 °F\) or more, under 3 months/);
  expect(callOfMonth(3).baby.join()).not.toMatch(/under 3 months/);
  expect(callOfMonth(3, 42).baby.join()).toMatch(/under 3 months/);
  expect(callOfMonth(1).baby.join()).toMatch(/8 feeds or 6 wet diapers/);
  expect(callOfMonth(12).you.join()).toMatch(/soaks a pad/);
  expect(callOfMonth(13).you.join()).not.toMatch(/soaks a pad/);
  expect(callOfMonth(13).you.join()).toMatch(/Thoughts of harming yourself/);
  for (const month of months) expect(callOfMonth(month).baby.join()).toMatch(/Trouble breathing/);
});

it.each(weeks)('week %i is read in three groups: no time to lose, now, today', (week) => {
  const groups = callGroups({ kind: 'week', number: week });

  expect(groups.map(({ title }) => title)).toEqual([
    'Bleeding, breath, a fit, your baby',
    'Also call now',
    'Call today',
  ]);
  expect(groups[0]?.lines[0]).toBe('Any bleeding');
  expect(groups[0]?.lines.length).toBeLessThan(10);
  expect(groups[0]?.lines).toContain('A fit');
  expect(groups[2]?.lines.join()).toMatch(/140 or more/);
  expect(groups.slice(0, 2).flatMap(({ lines }) => lines)).not.toContain(groups[2]?.lines[0]);
});

it.each(months)('month %i has the baby first, and what is for today apart', (month) => {
  const groups = callGroups({ kind: 'month', number: month, country: 'gb' });

  expect(groups.map(({ title }) => title)).toEqual(['For baby', 'For you', 'Call today']);
  expect(groups.flatMap(({ lines }) => lines).join()).not.toMatch(/diaper/i);
});

it('tells one thing of her body in every week and month', () => {
  for (const week of weeks)
    expect([week, spellsAt(bodyInPregnancy.value, week)]).toEqual([week, [expect.anything()]]);
  for (const month of months)
    expect([month, spellsAt(bodyAfterBirth.value, month)]).toEqual([month, [expect.anything()]]);
});
