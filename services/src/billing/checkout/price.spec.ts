import { americanStates, canadianProvinces } from '@nestwell/contracts/billing/server';
import { americanRates } from './american-rates';
import { subscriptionPlans } from './plans';
import { priceOf, quoteOf } from './price';

it.each([
  ['ON', 13],
  ['NB', 15],
  ['NL', 15],
  ['PE', 15],
  ['NS', 14],
  ['QC', 14.975],
  ['BC', 12],
  ['SK', 11],
  ['MB', 12],
  ['AB', 5],
  ['YT', 5],
  ['NT', 5],
  ['NU', 5],
])('adds the Canadian tax of %s: %d %%', async (region, percent) => {
  const price = await priceOf('annual', { country: 'CA', region });

  expect(price.rate * 100).toBeCloseTo(percent, 6);
  expect(price.taxCents).toBe(Math.round(97 * percent));
  expect(price.totalCents).toBe(9700 + price.taxCents);
});

it.each([
  ['GB', 'VAT', 199, 11.94],
  ['AU', 'GST', 100, 10.95],
  ['NZ', 'GST', 149, 11.44],
])('adds tax in %s as %s', async (country, taxName, taxCents, total) => {
  const price = await priceOf('monthly', { country });

  expect(price).toMatchObject({ taxName, taxCents, region: null });
  expect(quoteOf(price)).toMatchObject({ net: 9.95, total, currency: 'USD' });
});

// Where the rates of about 2011, which a package still gives, were others.
it.each([
  ['AZ', 5.6, 102.43],
  ['AR', 6.5, 103.31],
  ['CA', 7.25, 104.03],
  ['CT', 6.35, 103.16],
  ['LA', 5, 101.85],
  ['ME', 5.5, 102.34],
  ['NM', 4.875, 101.73],
  ['NJ', 6.625, 103.43],
  ['VA', 5.3, 102.14],
])('adds the sales tax of %s of today: %d %%', async (region, percent, total) => {
  const price = await priceOf('annual', { country: 'US', region });

  expect(price.rate * 100).toBeCloseTo(percent, 6);
  expect(quoteOf(price)).toMatchObject({ total, taxName: 'Sales tax' });
});

it('takes the rate it is given instead', async () => {
  const price = await priceOf('annual', { country: 'US', region: 'CA' }, { ...americanRates, CA: 10 });

  expect(price.totalCents).toBe(10_670);
});

it('knows every American state and none without a tax charges one', async () => {
  for (const region of Object.keys(americanStates)) {
    const { rate } = await priceOf('annual', { country: 'US', region });
    expect(rate).toBeGreaterThanOrEqual(0);
    expect(rate).toBeLessThan(0.1);
  }
  for (const region of ['AK', 'OR', 'DE', 'MT', 'NH']) {
    expect(await priceOf('annual', { country: 'US', region })).toMatchObject({ taxCents: 0, taxName: null });
  }
});

it('charges the net price elsewhere and without a country', async () => {
  expect(await priceOf('annual', {})).toMatchObject({ totalCents: 9700, country: null });
  expect(await priceOf('monthly', { country: 'ZZ' })).toMatchObject({ totalCents: 995, taxName: null });
  expect(await priceOf('monthly', { country: 'DE', region: 'BY' })).toMatchObject({
    totalCents: 995,
    region: null,
  });
});

it.each([
  [{ country: 'US' }],
  [{ country: 'CA' }],
  [{ country: 'CA', region: 'TX' }],
  [{ country: 'US', region: 'constructor' }],
])('asks for the region of %j', async (place) => {
  await expect(priceOf('monthly', place)).rejects.toMatchObject({
    body: { code: 'invalid', field: 'region' },
  });
});

it('offers the plans as sold: trial, annual saving 22.40, monthly', () => {
  expect(subscriptionPlans.map(({ name, price, badge }) => [name, price, badge])).toEqual([
    ['7-Day Free Trial', 0, 'Start here'],
    ['Annual', 97, 'Save $22.40'],
    ['Monthly', 9.95, null],
  ]);
  expect(Object.keys(canadianProvinces)).toHaveLength(13);
});
