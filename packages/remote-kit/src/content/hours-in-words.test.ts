import { deviceClock } from '@nestwell/domain/device-time';
import { crisisRegions } from './crisis-lines';
import { hoursInWords } from './hours-in-words';

const lines = crisisRegions.flatMap((region) => region.lines);
const panda = lines.find(({ name }) => name === 'PANDA')!.hours;

/** A moment of hers so many minutes after Monday 23 November 2026, 9:00 in Melbourne. */
const after = (minutes: number) => new Date(Date.parse('2026-11-22T22:00:00Z') + minutes * 60_000);

it('says of most lines that somebody is there', () => {
  expect(hoursInWords('always', new Date())).toBe('Day and night. Open now.');
  expect(lines.filter(({ hours }) => typeof hours !== 'string')).toHaveLength(1);
});

it('promises nothing of a line whose hours nobody has read', () => {
  expect(hoursInWords('unknown', new Date())).toBe('Hours may vary.');
});

it('says until when PANDA is open, in her own time', () => {
  expect(hoursInWords(panda, after(60))).toContain(`. Open now, until ${deviceClock(after(630))}.`);
});

it('says when it opens again', () => {
  const day = new Intl.DateTimeFormat('en-GB', { weekday: 'long' }).format(after(0));
  expect(hoursInWords(panda, after(-26 * 60))).toContain(
    `. Closed now, opens ${day} at ${deviceClock(after(0))}.`,
  );
});

it('names the days that are alike together', () => {
  const short = (minutes: number) =>
    new Intl.DateTimeFormat('en-GB', { weekday: 'short' }).format(after(minutes));
  const words = hoursInWords(panda, after(-60));
  const fourDays = 4 * 24 * 60;

  for (const run of [
    `${deviceClock(after(0))} to ${deviceClock(after(630))}`,
    `${short(fourDays + 1440)} ${deviceClock(after(0))} to ${deviceClock(after(420))}`,
  ])
    expect(words).toContain(run);
  expect(words).toContain(`${short(fourDays)} `);
});
