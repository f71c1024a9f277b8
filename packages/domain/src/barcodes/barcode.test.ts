import { barcodeIn, barcodeInWords } from './index';

it.each([
  ['5012345678900', '5012345678900'],
  ['5 012345 678900', '5012345678900'],
  ['036000291452', '0036000291452'],
  ['0-36000-29145-2', '0036000291452'],
  ['05012345678900', '5012345678900'],
  ['15012345678907', '15012345678907'],
  ['96385074', '96385074'],
  ['04963406', '0049000006346'],
  ['04252614', '0042100005264'],
  ['00000096385074', '96385074'],
])('reads %s as %s', (typed, barcode) => {
  expect(barcodeIn(typed)).toBe(barcode);
});

it('reads every short American number as the long one it stands for', () => {
  for (let at = 0; at < 1_000_000; at += 4799) {
    const six = String(at).padStart(6, '0');
    const read = Array.from({ length: 10 }, (_, check) => barcodeIn(`0${six}${check}`)).filter(
      (number) => number?.length === 13,
    );
    expect([six, read.length]).toEqual([six, 1]);
  }
});

it.each(['', '5012345678901', '501234567891', '1234', '5012345678900x', '٥٠١٢٣٤٥٦٧٨٩٠٠', '9'.repeat(40)])(
  'knows that %s is none',
  (typed) => {
    expect(barcodeIn(typed)).toBeUndefined();
  },
);

it('writes it as it stands under the bars', () => {
  expect(['5012345678900', '96385074', '15012345678907'].map(barcodeInWords)).toEqual([
    '5 012345 678900',
    '9638 5074',
    '15 012345 678907',
  ]);
});
