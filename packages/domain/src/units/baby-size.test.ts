import { babyLengthText, babyWeightText, unbornWeightText } from './baby-size';

it.each([
  [37.9, '37.9 cm', '14.9 in'],
  [0.2, '0.2 cm', '0.1 in'],
])('says %s cm in either unit', (length, metric, us) => {
  expect([babyLengthText(length, 'metric'), babyLengthText(length, 'us')]).toEqual([metric, us]);
});

it.each([
  [43, '43 g', '1.5 oz'],
  [440, '440 g', '15.5 oz'],

  [907.2, '907.2 g', '2 lb'],
  [1210, '1210 g', '2 lb 11 oz'],
  [3619, '3619 g', '8 lb'],
])('says %s g before birth in either unit', (grams, metric, us) => {
  expect([unbornWeightText(grams, 'metric'), unbornWeightText(grams, 'us')]).toEqual([metric, us]);
});

it('says the weight of a born baby in kilograms or pounds', () => {
  expect([babyWeightText(6.4, 'metric'), babyWeightText(6.4, 'us')]).toEqual(['6.4 kg', '14.1 lb']);
});
