import { MOST_STYLES, toldText } from '@nestwell/contracts/delivery/server';
import { HeardPictures } from './heard-pictures';

const told = (key: number, text?: string) =>
  toldText({ html: '<p>Tea</p>', styles: { key, text }, isZoned: false, faults: [], lacks: [] });

it('a picture has the rules that were told with an earlier one', () => {
  const heard = new HeardPictures();

  expect(heard.of(told(1, 'p{color:red}'))).toEqual(heard.of(told(1)));
  expect(heard.of(told(1))?.styles).toBe('p{color:red}');
});

it('one whose rules were never told is none', () => {
  expect(new HeardPictures().of(told(1))).toBeUndefined();
});

it('keeps the rules of the latest pictures, as long as whoever tells them', () => {
  const heard = new HeardPictures();
  heard.of(told(0, 'first'));
  for (let key = 1; key < MOST_STYLES; key += 1) heard.of(told(key, String(key)));
  heard.of(told(0));
  heard.of(told(MOST_STYLES, 'one more'));

  expect(heard.of(told(0))?.styles).toBe('first');
  expect(heard.of(told(1))).toBeUndefined();
});
