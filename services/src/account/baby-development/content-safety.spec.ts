import { pregnancyCare } from '@nestwell/safety/care';
import { movementsCall, movementsFrom, newbornFever, termFrom } from '@nestwell/safety/signs';
import { monthTodo } from './content/tick-lines';
import { monthsOfLife, weeksOfPregnancy } from './summary';

const weeks = weeksOfPregnancy.map(({ week, baby, mother }) => ({ week, words: `${baby} ${mother}` }));
const weeksThatSay = (words: RegExp) =>
  weeks.filter((entry) => words.test(entry.words)).map(({ week }) => week);
const wordsOfWeek = (week: number) => weeks.find((entry) => entry.week === week)?.words ?? '';
const wordsOfMonth = (month: number) => `${monthsOfLife[month]?.baby} ${monthsOfLife[month]?.mother}`;
const all = [...weeks.map(({ words }) => words), ...monthsOfLife.map(({ month }) => wordsOfMonth(month))];

it('gives no weight before week 14, where the formula is not reliable', () => {
  expect(weeksOfPregnancy.filter(({ weight }) => weight !== null).map(({ week }) => week)).toEqual(
    Array.from({ length: 29 }, (_, index) => index + 14),
  );
});

it.each(Object.entries(pregnancyCare))(
  'speaks of %s in its weeks and in no other',
  (_, { words, from, to }) => {
    const said = weeks.filter((entry) => entry.words.includes(words)).map(({ week }) => week);

    expect(said.length).toBeGreaterThan(0);
    expect(said.filter((week) => week < from || week > to)).toEqual([]);
  },
);

it('sends nobody to sleep on her side before it matters, and gives folic acid no further week', () => {
  expect(weeksThatSay(/on your side/i)).toEqual([28]);
  expect(weeksThatSay(/folic|folate/i).filter((week) => week > pregnancyCare.folicAcid.to)).toEqual([]);
});

it('never says that movements grow fewer or softer, and to call without counting from week 28', () => {
  for (const words of all)
    expect(words).not.toMatch(/less room|instead of kick|fewer movements|slow(s|ing)? down/i);
  const call = weeks.filter(({ words }) => words.toLowerCase().includes(movementsCall.value.toLowerCase()));
  expect(call.map(({ week }) => week)).toEqual([28, 35, 40, 41, 42]);
  expect(movementsFrom.value).toBe(28);
});

it('says that regular contractions before 37 weeks need a call now', () => {
  expect(wordsOfWeek(34)).toContain(`Regular ones before ${termFrom.value} weeks: call now.`);
  expect(weeksThatSay(/tightenings|contractions/i).filter((week) => week < termFrom.value)).toEqual([34]);
});

it('tells of checks and induction at 41 weeks, and to call today at 42', () => {
  expect(wordsOfWeek(41)).toMatch(
    /^You have passed your date.*checks or an induction are offered: ask today/,
  );
  expect(wordsOfWeek(42)).toContain('call today');
});

it('says every temperature in both scales', () => {
  const texts = Array.from({ length: 25 }, (_, month) => wordsOfMonth(month)).filter((words) =>
    words.includes('°'),
  );

  expect(texts.length).toBeGreaterThan(1);
  for (const words of texts) expect(words.match(/°C(?! \([\d.]+ °F\))/)).toBeNull();
});

it('names the dangers of the first days in month 0, and none waits for month 1', () => {
  expect(wordsOfMonth(0)).toMatch(/pad soaked in an hour, a clot larger than an egg, fever.*call at once/);
  expect(wordsOfMonth(0)).toContain(
    `A fever of ${newbornFever.value.celsius} °C (100.4 °F) or more under 3 months`,
  );
  expect(wordsOfMonth(1)).toMatch(/8 feeds or 6 wet diapers.*call/);
  expect(wordsOfMonth(6)).toContain('without honey before 12 months');
});

it('says in the weeks before 24 that no movement by then is to be called about', () => {
  expect(wordsOfWeek(20)).toContain('Not felt any by 24 weeks? Call.');
});

it('lets the pelvic floor begin in the first days, and asks about two words at two years', () => {
  expect(wordsOfMonth(3)).toMatch(/^.*Pelvic floor lifts may begin in the first days/);
  expect(wordsOfMonth(24)).toMatch(/Not yet\? Ask your doctor now/);
});

it('puts off no sudden swelling of face or hands', () => {
  expect(wordsOfWeek(24)).toMatch(/Face or hands swollen, or suddenly: call now/);
});

it('says of no amount to drink that it is plenty, and clears a place to sleep at home alone', () => {
  for (const words of all) expect(words).not.toMatch(/\b(is|are) plenty\b/i);
  expect(monthTodo.find(({ item }) => item === 'clear-cot')?.words).toMatch(/at home/);
});

it('calls no headache with pregnancy something for later', () => {
  expect(wordsOfWeek(32)).toMatch(/headache.*call now/);
});

it('hedges what babies do: many or some, never most, and from the due date for one born early', () => {
  for (const { baby, month } of monthsOfLife) {
    expect([month, baby]).toEqual([
      month,
      expect.not.stringMatching(/\b(most|all|every) (babies|children)\b|\bMost\b/),
    ]);
    if (month > 0)
      expect([month, baby]).toEqual([month, expect.stringMatching(/\b(Many|Some|May|many|some)\b/)]);
  }
  const dated = monthsOfLife.filter(({ baby }) =>
    /between now and \d+ months \(from the due date if born early\)/.test(baby),
  );
  expect(dated.map(({ month }) => month)).toEqual([1, 3, 4, 6, 9, 12, 15, 18]);
  for (const { baby, month } of dated) {
    expect(Number(/between now and (\d+)/.exec(baby)?.[1])).toBeGreaterThan(month);
  }
});
