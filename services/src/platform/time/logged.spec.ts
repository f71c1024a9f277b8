import { dayLogged, momentLogged } from './logged';

const now = new Date('2026-11-22T12:00:00Z');

it('takes a moment two minutes ahead as now: phones’ clocks run a little fast', () => {
  expect(momentLogged('loggedAt', '2026-11-22T12:01:59Z', now)).toEqual(now);
  expect(momentLogged('completedAt', undefined, now)).toEqual(now);
});

it.each([
  ['2026-11-22T12:02:01Z', 'must not be in the future'],
  ['2025-11-21T11:59:59Z', 'must be at most a year back'],
])('refuses %s, naming its field', (given, message) => {
  const log = async () => Promise.resolve(momentLogged('loggedAt', given, now));

  return expect(log()).rejects.toMatchObject({ body: { code: 'invalid', message, field: 'loggedAt' } });
});

it('refuses days by her calendar', () => {
  expect(dayLogged('date', '2026-11-22', '2026-11-22')).toBe('2026-11-22');
  expect(() => dayLogged('date', '2026-11-23', '2026-11-22')).toThrow('must not be in the future');
  expect(() => dayLogged('date', '2025-11-20', '2026-11-22')).toThrow('must be at most a year back');
});
