import { crisisRegions } from '@nestwell/remote-kit';
import { scaleOf, temperatureWords, typedTenths } from './temperature';

it.each([
  ['36,8', 368],
  ['38', 380],
  ['38.9', 389],
  ['38.55', 386],
  ['38.5 °C', 385],
  ['38.5c', 385],
  ['39,2', 392],
  ['100.4', 380],
  ['101', 383],
  ['101 F', 383],
  ['100.4°F', 380],
  ['34', 340],
  ['43', 430],
  ['93', 339],
  ['110', 433],
  ['33.9', null],
  ['43.1', null],
  ['60', null],
  ['92', null],
  ['111', null],
  ['3', null],
  ['warm', null],
  ['38.555', null],
])('reads %s, whatever her units, as %s tenths', (typed, tenths) => {
  expect(typedTenths(typed)).toBe(tenths);
});

it('says a temperature in the scale she reads', () => {
  expect([temperatureWords(38, 'celsius'), temperatureWords(38, 'fahrenheit')]).toEqual([
    '38 °C',
    '100.4 °F',
  ]);
});

it('goes by Fahrenheit in the United States alone', () => {
  const american = crisisRegions.filter((region) => scaleOf(region) === 'fahrenheit');

  expect(american.map(({ country }) => country)).toEqual(['us']);
  expect(scaleOf(undefined)).toBe('celsius');
});
