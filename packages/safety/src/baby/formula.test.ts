import type { Country } from '../lines';
import { formulaCareAt } from './formula';

const countries: (Country | undefined)[] = ['us', 'ca', 'gb', 'au', 'nz', undefined];
const months = Array.from({ length: 12 }, (_, month) => month);
const wordsAt = (month: number, country: Country | undefined) =>
  formulaCareAt(month, country)
    .map(({ title, words }) => `${title}: ${words}`)
    .join('\n');

describe.each(countries)('in %s', (country) => {
  it.each(months)('month %i says how a bottle is made, and that it is made fresh', (month) => {
    const words = wordsAt(month, country);

    expect(words).toMatch(/70 °C \(158 °F\) or hotter/);
    expect(words).toMatch(/level scoops as the pack says/);
    expect(words).toMatch(/within 2 hours/);
    expect(words).toMatch(/throw (it )?away/);
    expect(words).toMatch(/No cow’s or plant milk as a drink before 12 months/);
  });

  it('says how much until solids begin, with the most of a day, and that baby need not finish', () => {
    const said = months.filter((month) =>
      /How much: .*nobody has to finish.* 1,000 ml \(32 oz\)/.test(wordsAt(month, country)),
    );

    expect(said).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('names what is sterile while a baby is youngest', () => {
    expect(months.filter((month) => wordsAt(month, country).includes('Powder is not sterile'))).toEqual([
      0, 1, 2,
    ]);
  });
});

it.each([
  ['us', /2½ oz \(75 ml\) a day for each pound/, /within 1 hour once baby has begun/],
  ['gb', /150 to 200 ml a day for each kilogram/, /prep machine/],
  ['au', /about 150 ml a day for each kilogram/, /one hour after baby began/],
] as const)('counts in %s as its own authority does', (country, amount, use) => {
  expect(wordsAt(1, country)).toMatch(amount);
  expect(wordsAt(1, country)).toMatch(use);
});

it('gives the shortest of all times where the country is not known', () => {
  expect(wordsAt(1, undefined)).toMatch(/one hour after baby began to drink/);
});
