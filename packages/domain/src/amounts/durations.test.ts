import fc from 'fast-check';
import { durationIn } from '.';

it.each([
  ['Simmer for 1/2 hour.', 30],
  ['3/4 hour', 45],
  ['½ hour', 30],
  ['1 hour 30 minutes', 90],
  ['1 hour 20', 80],
  ['1h20', 80],
  ['1 h 20', 80],
  ['1h 5m', 65],
  ['45–50 min', 45],
  ['1 hr 5 min', 65],
  ['2 hours, 10 minutes', 130],
  ['1 hour and 15 minutes', 75],
  ['an hour and a half', 90],
  ['two hours and a quarter', 135],
  ['half an hour', 30],
  ['a half hour', 30],
  ['a quarter of an hour', 15],
  ['three quarters of an hour', 45],
  ['one and a half hours', 90],
  ['1 1/2 hours', 90],
  ['1-1/2 hours', 90],
  ['1½ hours', 90],
  ['1 to 1½ hours', 60],
  ['2 to 3 hours', 120],
  ['45 min to 1 hour', 45],
  ['between 10 and 12 minutes', 10],
  ['for 5 or 6 minutes', 5],
  ['10 to 12-minute bake', 10],
  ['twenty-five minutes', 25],
  ['a couple of minutes', 2],
  ['a minute', 1],
  ['90 sec', 1.5],
  ['30 seconds', 0.5],
  ['0,5 h', 30],
  ['1,5 hours', 90],
  ['1.5 hours', 90],
  ['Heat to 180 C for 20-25 minutes', 20],
  ['1 hour 180 C', 60],
  ['Bake 1 hour 20 cookies', 60],
  ['2 days', 2880],
])('“%s” is %d minutes', (text, minutes) => {
  expect((durationIn(text)?.seconds ?? 0) / 60).toBeCloseTo(minutes, 6);
});

it.each(['a few minutes', '1.500 minutes', 'Heat to 200 C.', '2 slices', 'overnight', '', '1/0 hour'])(
  '“%s” says no time',
  (text) => {
    expect(durationIn(text)).toBeUndefined();
  },
);

it('reads every time that is written in hours and minutes', () => {
  const time = fc.record({
    hours: fc.integer({ min: 1, max: 11 }),
    minutes: fc.integer({ min: 1, max: 59 }),
  });
  const written = fc.constantFrom(
    (hours: number, minutes: number) => `${hours} h ${minutes} min`,
    (hours: number, minutes: number) => `${hours} hours and ${minutes} minutes`,
    (hours: number, minutes: number) => `Bake for ${hours}h${minutes}.`,
  );
  fc.assert(
    fc.property(time, written, ({ hours, minutes }, write) => {
      expect(durationIn(write(hours, minutes))?.seconds).toBe(hours * 3600 + minutes * 60);
    }),
  );
});

it('reads a long text in bounded time', () => {
  expect(durationIn('a '.repeat(50_000))).toBeUndefined();
  expect(durationIn('1 '.repeat(50_000))).toBeUndefined();
});
