import { localeOf } from './locale-of';

it.each([
  ['en-US,en;q=0.9', 'en-US'],
  ['de-at;q=0.8', 'de-AT'],
  [' pt-BR ', 'pt-BR'],
  ['*', undefined],
  ['', undefined],
  [undefined, undefined],
  ['not a language', undefined],
  [`en-${'abcdefgh-'.repeat(20)}`, undefined],
])('reads %j as %s', (header, locale) => {
  expect(localeOf(header)).toBe(locale);
});
