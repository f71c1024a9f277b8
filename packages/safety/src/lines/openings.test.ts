import { australia } from './countries/australia';
import { openings } from './openings';

const panda = australia.lines.find(({ name }) => name === 'PANDA')!.hours;
const coming = (now: string) =>
  openings(panda, new Date(now)).map(({ from, to }) => `${from.toISOString()} ${to.toISOString()}`);

it('gives PANDA from Monday to Friday 9 to 19:30 and Saturday 9 to 16, by the clock of Melbourne', () => {
  // Sunday 22 November 2026: summer time, eleven hours before UTC.
  expect(coming('2026-11-22T03:00:00Z').slice(0, 6)).toEqual([
    '2026-11-22T22:00:00.000Z 2026-11-23T08:30:00.000Z',
    '2026-11-23T22:00:00.000Z 2026-11-24T08:30:00.000Z',
    '2026-11-24T22:00:00.000Z 2026-11-25T08:30:00.000Z',
    '2026-11-25T22:00:00.000Z 2026-11-26T08:30:00.000Z',
    '2026-11-26T22:00:00.000Z 2026-11-27T08:30:00.000Z',
    '2026-11-27T22:00:00.000Z 2026-11-28T05:00:00.000Z',
  ]);
});

it('has one that is going on first, and none that is over', () => {
  expect(coming('2026-11-23T08:29:00Z')[0]).toBe('2026-11-22T22:00:00.000Z 2026-11-23T08:30:00.000Z');
  expect(coming('2026-11-23T08:30:00Z')[0]).toBe('2026-11-23T22:00:00.000Z 2026-11-24T08:30:00.000Z');
});

it('follows the clocks when they change in between', () => {
  // Summer time begins on Sunday 4 October 2026.
  const [saturday, monday] = coming('2026-10-02T12:00:00Z');
  expect(saturday).toMatch(/^2026-10-02T23:00/);
  expect(monday).toMatch(/^2026-10-04T22:00/);
});

it('has nothing to tell apart for who answers day and night', () => {
  expect(openings('always', new Date())).toEqual([]);
});
