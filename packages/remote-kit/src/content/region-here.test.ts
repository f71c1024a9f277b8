import { regionHere, regionsHereFirst } from './region-here';

it.each([
  ['America/New_York', 'United States', '911'],
  ['America/Indiana/Knox', 'United States', '911'],
  ['Pacific/Honolulu', 'United States', '911'],
  ['America/Toronto', 'Canada', '911'],
  ['Europe/London', 'United Kingdom', '999'],
  ['Australia/Perth', 'Australia', '000'],
  ['Pacific/Auckland', 'New Zealand', '111'],
])('knows whom to call in %s', (zone, region, emergency) => {
  expect(regionHere(zone)).toMatchObject({ region, emergency });
  expect(regionsHereFirst(zone)[0]?.region).toBe(region);
  expect(regionsHereFirst(zone)).toHaveLength(5);
});

it.each(['Europe/Vienna', 'America/Sao_Paulo', 'UTC'])('guesses nothing in %s', (zone) => {
  expect(regionHere(zone)).toBeUndefined();
  expect(regionsHereFirst(zone).map(({ region }) => region)).toEqual([
    'United States',
    'Canada',
    'United Kingdom',
    'Australia',
    'New Zealand',
  ]);
});
