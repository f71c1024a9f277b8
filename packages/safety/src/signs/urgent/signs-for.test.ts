import { signsFor, type SignsQuery } from './signs-for';

const wordsOf = (query: SignsQuery, whom: 'baby' | 'you') =>
  signsFor(query)
    [whom].map(({ words }) => words)
    .join('\n');
const baby = (babyDays: number, more: Partial<SignsQuery> = {}) =>
  wordsOf({ stage: 'afterBirth', babyDays, ...more }, 'baby');
const weeks = Array.from({ length: 39 }, (_, index) => index + 4);
const stages: SignsQuery[] = [
  { stage: 'pregnant' },
  ...weeks.map((week): SignsQuery => ({ stage: 'pregnant', week })),
  { stage: 'afterBirth' },
  ...[0, 1, 4, 14, 40, 91, 92, 180, 400, 800].map((babyDays): SignsQuery => ({
    stage: 'afterBirth',
    babyDays,
  })),
  { stage: 'afterLoss' },
];

it.each(stages)(
  '%j names bleeding, breath, a fit, self-harm, psychosis and violence, and tiredness last',
  (query) => {
    const { baby: babies, you } = signsFor(query);
    const kinds = new Set([...babies, ...you].map(({ kind }) => kind));

    for (const kind of ['bleeding', 'chest', 'selfHarm', 'psychosis', 'violence', 'pressure'])
      expect(kinds).toContain(kind);
    expect(you.map(({ words }) => words)).toContain('A fit');
    expect(you.at(-1)?.words).toBe('Tiredness that is sudden and unlike you, and that rest does not help');
  },
);

it.each(stages.filter(({ stage }) => stage !== 'pregnant'))('%j has no sign of a pregnancy', (query) => {
  const words = `${wordsOf(query, 'baby')}\n${wordsOf(query, 'you')}`;

  expect(words).not.toMatch(/moving less|contractions|In labor|waters|while you are pregnant|42 weeks/);
});

it('names nobody else after a loss', () => {
  const { baby: babies, you } = signsFor({ stage: 'afterLoss' });

  expect(babies).toEqual([]);
  expect(you.map(({ words }) => words).join('\n')).not.toMatch(/baby|pregnan|birth/i);
});

it.each(weeks)('week %i has the lines of its trimester', (week) => {
  const words = `${wordsOf({ stage: 'pregnant', week }, 'baby')}\n${wordsOf({ stage: 'pregnant', week }, 'you')}`;

  expect(/tip of a shoulder/.test(words)).toBe(week < 14);
  expect(/[Cc]ontractions|In labor/.test(words)).toBe(week >= 14);
  expect(/moving/.test(words)).toBe(week >= 16);
  expect(/by 24 weeks/.test(words)).toBe(week >= 24 && week < 28);
  expect(/palms and soles/.test(words)).toBe(week >= 14);
  expect(words).toMatch(/No urine, or no drink kept down, for 24 hours/);
  expect(words).toMatch(/A blow to your belly, a fall/);
  expect(words).toMatch(/Pain or burning when you pass urine/);
});

it.each([
  ['us', 38, /Contractions that come every 5 minutes, each 1 minute long, for 1 hour/],
  ['gb', 38, /Contractions that come three in ten minutes/],
] as const)('counts contractions in %s from term on by its own rule', (country, week, rule) => {
  expect(wordsOf({ stage: 'pregnant', week, country }, 'baby')).toMatch(rule);
  expect(wordsOf({ stage: 'pregnant', week: 36, country }, 'baby')).not.toMatch(rule);
  for (const other of ['nz', undefined] as const)
    expect(wordsOf({ stage: 'pregnant', week, country: other }, 'baby')).not.toMatch(/that come/);
});

it('knows of a leg what is now and of both what is today', () => {
  for (const query of stages) {
    const limbs = signsFor(query).you.filter(({ kind }) => kind === 'limb');
    expect(limbs.map(({ urgency, words }) => `${urgency}: ${words}`)).toEqual([
      'now: One leg or arm that is swollen, red or painful',
      'today: Both legs swollen: measure your blood pressure',
    ]);
  }
});

const ALWAYS = [
  /Grunting, ribs drawing in, or pauses/,
  /blue, gray or very pale/,
  /Won’t wake/,
  /A fit/,
  /Floppy/,
  /high-pitched or weak cry/,
  /soft spot/,
  /Under 36 °C \(96\.8 °F\), or cold to the touch/,
  /Not feeding, or two feeds missed/,
  /Blood in the stool/,
  /rash that does not fade/,
  /Choking/,
  /poison/,
];

it.each([0, 1, 5, 14, 60, 91, 92, 183, 184, 700])('a baby of %i days has the signs of every age', (days) => {
  for (const sign of ALWAYS) expect(baby(days)).toMatch(sign);
});

it.each([
  ['38 °C (100.4 °F) or more, under 3 months', 0, 91],
  ['39 °C (102.2 °F) or more, at 3 to 6 months', 92, 183],
  ['Yellow skin or eyes in the first 24 hours', 0, 1],
  ['Yellow skin that spreads or deepens', 0, 91],
  ['Still yellow after 14 days', 14, 91],
  ['Pale stools or dark urine', 0, 91],
  ['one on day 1, two on day 2', 0, 5],
  ['No wet diaper for 12 hours', 1, 800],
  ['From day 5, fewer than 8 feeds or 6 wet diapers', 4, 61],
  ['not back to it by two weeks', 0, 61],
])('says “%s” from day %i to day %i of life, and on no other', (words, from, to) => {
  const days = Array.from({ length: 801 }, (_, day) => day).filter((day) => baby(day).includes(words));

  expect([days[0], days.at(-1), days.length]).toEqual([from, to, to - from + 1]);
});

it('puts a fever first while a baby is under three months', () => {
  expect(signsFor({ stage: 'afterBirth', babyDays: 20 }).baby[0]?.words).toMatch(/^38 °C/);
});

it('takes the younger of two ages for a fever, and the days since birth for all else', () => {
  const bornSevenWeeksEarly = { bornEarlyBy: 49 };

  expect(baby(130, bornSevenWeeksEarly)).toMatch(/under 3 months/);
  expect(baby(130)).toMatch(/3 to 6 months/);
  expect(baby(141, bornSevenWeeksEarly)).not.toMatch(/under 3 months/);
  expect(baby(20, bornSevenWeeksEarly)).toMatch(/Still yellow after 14 days/);
});

it('has the signs of every age where the age is not known', () => {
  const words = wordsOf({ stage: 'afterBirth' }, 'baby');

  expect(words).toMatch(/under 3 months/);
  expect(words).toMatch(/3 to 6 months/);
});

it.each([
  ['us', 'diaper'],
  ['ca', 'diaper'],
  ['gb', 'nappy'],
  ['au', 'nappy'],
  ['nz', 'nappy'],
  [undefined, 'diaper'],
] as const)('in %s says %s', (country, word) => {
  const words = baby(3, { country });

  expect(words).toContain(`No wet ${word} for 12 hours`);
  expect(words).not.toMatch(word === 'nappy' ? /diaper/i : /napp/i);
});

it('says Fahrenheit first in the United States, as her thermometer does', () => {
  expect(baby(3, { country: 'us' })).toMatch(/^100\.4 °F \(38 °C\) or more/);
  expect(wordsOf({ stage: 'pregnant', country: 'us' }, 'you')).toMatch(
    /fever of 100\.4 °F \(38 °C\) or more/,
  );
  expect(wordsOf({ stage: 'pregnant', country: 'gb' }, 'you')).toMatch(
    /fever of 38 °C \(100\.4 °F\) or more/,
  );
});
