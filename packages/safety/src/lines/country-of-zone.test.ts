import { countryOfZone } from './country-of-zone';

/** The zones the machine's own tables give a place. */
function zonesOf(place: string): string[] {
  const locale: Intl.Locale & { timeZones?: string[]; getTimeZones?: () => string[] } = new Intl.Locale(
    `und-${place}`,
  );
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

it.each([
  ['US', 'us', 25],
  ['PR', 'us', 1],
  ['VI', 'us', 1],
  ['GU', 'us', 1],
  ['MP', 'us', 1],
  ['AS', 'us', 1],
  ['CA', 'ca', 20],
  ['GB', 'gb', 1],
  ['JE', 'gb', 1],
  ['GG', 'gb', 1],
  ['IM', 'gb', 1],
  ['AU', 'au', 8],
  ['NZ', 'nz', 2],
])('knows every zone of %s', (place, country, least) => {
  const zones = zonesOf(place);

  expect(zones.length).toBeGreaterThanOrEqual(least);
  expect(zones.filter((zone) => countryOfZone(zone) !== country)).toEqual([]);
});

it.each([
  ['America/Menominee', 'us'],
  ['America/Nome', 'us'],
  ['US/Eastern', 'us'],
  ['America/Indiana/Knox', 'us'],
  ['America/Glace_Bay', 'ca'],
  ['America/Thunder_Bay', 'ca'],
  ['Canada/Pacific', 'ca'],
  ['GB', 'gb'],
  ['NZ', 'nz'],
])('knows %s, also by an old name', (zone, country) => {
  expect(countryOfZone(zone)).toBe(country);
});

it.each([
  'Europe/Vienna',
  'Europe/Dublin',
  'America/Sao_Paulo',
  'America/Mexico_City',
  'America/Argentina/Ushuaia',
  'Pacific/Fiji',
  'UTC',
  '',
])('guesses nothing in %s', (zone) => {
  expect(countryOfZone(zone)).toBeUndefined();
});
