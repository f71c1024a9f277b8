import { newbornCareAt } from '../baby';
import { askInPregnancy, ownCheckAt, ownPlanAt, vaccinesAt } from '.';

const wordsOf = (lines: readonly { words: string }[]) => lines.map(({ words }) => words).join('\n');

it.each([
  ['us', 26, 27, 32],
  ['ca', 26, 27, 28],
  ['gb', 15, 16, 28],
  ['au', 19, 20, 28],
  ['nz', 15, 16, 28],
  [undefined, 15, 16, 28],
] as const)('offers the vaccines in the weeks of %s', (country, tooEarly, whoopingCough, rsv) => {
  expect(wordsOf(vaccinesAt(tooEarly, country))).not.toMatch(/whooping cough/);
  expect(wordsOf(vaccinesAt(whoopingCough, country))).toMatch(/whooping cough/);
  expect(wordsOf(vaccinesAt(rsv - 1, country))).not.toMatch(/RSV/);
  expect(wordsOf(vaccinesAt(rsv, country))).toMatch(/RSV/);
  expect(wordsOf(vaccinesAt(4, country))).toMatch(/flu vaccine/);
});

it('names no American weeks in the United Kingdom at week 34, and asks for what is late', () => {
  const words = wordsOf(vaccinesAt(34, 'gb'));

  expect(words).not.toMatch(/27 to 36|32 to 36/);
  expect(words).toMatch(/No whooping cough vaccine yet\? Ask today/);
});

it('wants to hear of her within three weeks in the United States, and of her pressure within days', () => {
  expect(wordsOf(ownCheckAt(0, 'us'))).toMatch(/72 hours[^]*three weeks/);
  expect(wordsOf(ownCheckAt(1, 'gb'))).toMatch(/six to eight weeks/);
  expect(wordsOf(ownCheckAt(1, undefined))).toMatch(/^Ask when/);
});

it('says to whom the general weeks do not fit that her own plan may be earlier', () => {
  const nothing = { babies: 1, diabetes: null, hypertension: null, cholestasis: null };

  expect(ownPlanAt({ ...nothing, week: 41 })).toEqual([]);
  expect(wordsOf(ownPlanAt({ ...nothing, week: 34, babies: 2 }))).toMatch(/from week 37, from 36/);
  expect(ownPlanAt({ ...nothing, week: 33, babies: 2 })).toEqual([]);
  for (const fact of [
    'diabetes',
    'hypertension',
    'cholestasis',
    'earlierCaesarean',
    'lowPlacenta',
    'slowGrowth',
  ] as const)
    expect(wordsOf(ownPlanAt({ ...nothing, week: 36, [fact]: true }))).toMatch(/plan may be earlier/);
});

it('asks about the doses and medicines that are not for everybody', () => {
  expect(wordsOf(askInPregnancy)).toMatch(/4 or 5 mg[^]*Vitamin D[^]*aspirin[^]*glucose test[^]*Anti-D/);
});

it.each([0, 1, 2, 3])('shows in month %i all of safe sleep, crying and drops', (month) => {
  const words = newbornCareAt(month, 'us')
    .map((line) => `${line.title}. ${line.words}`)
    .join('\n');

  for (const part of [
    /on the back/i,
    /sofa/,
    /Sharing a bed\. Never after alcohol/,
    /smoke/,
    /same room/,
    /too warm/i,
    /Never shake/,
    /400 IU/,
  ])
    expect(words).toMatch(part);
  expect(words).not.toMatch(/First foods/);
});

it('brings the first foods from month 5, and the doses of her country', () => {
  const words = newbornCareAt(5, 'gb')
    .map((line) => `${line.title}. ${line.words}`)
    .join('\n');

  expect(words).toMatch(/choking[^]*salt[^]*cow’s milk[^]*Peanut and egg[^]*8.5 to 10 µg/i);
  expect(newbornCareAt(4, 'gb').some(({ title }) => title.startsWith('First foods'))).toBe(false);
  expect(wordsOf(newbornCareAt(0, undefined))).toMatch(/Ask now whether baby needs vitamin D drops/);
});
