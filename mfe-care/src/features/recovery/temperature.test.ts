import { temperatureWords, typedTenths } from './temperature';

it.each([
  ['36,8', 'celsius', 368],
  ['38', 'celsius', 380],
  ['100.4', 'fahrenheit', 380],
  ['10', 'celsius', null],
  ['3', 'celsius', null],
  ['warm', 'celsius', null],
  ['46', 'celsius', null],
] as const)('reads %s in %s as %s tenths', (typed, scale, tenths) => {
  expect(typedTenths(typed, scale)).toBe(tenths);
});

it('says a temperature in the scale she reads', () => {
  expect([temperatureWords(38, 'celsius'), temperatureWords(38, 'fahrenheit')]).toEqual([
    '38 °C',
    '100.4 °F',
  ]);
});
