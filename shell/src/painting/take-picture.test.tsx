import { deviceZone } from '@nestwell/domain/device-time';
import { useNow } from '@nestwell/remote-kit';
import { renderToString } from 'react-dom/server';
import { takePicture } from './take-picture';

let place: HTMLElement;
beforeEach(() => {
  localStorage.setItem('userId', 'u1');
  place = document.createElement('div');
  place.innerHTML = '<h1>Hello, Maya</h1>';
});
afterEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.unpainted;
});

const taken = (painted: string) => {
  place.dataset.painted = painted;
  return [takePicture(place), place.childElementCount];
};

it('takes over what was painted for her, where she is', () => {
  expect(taken(`u1 ${deviceZone()}`)).toEqual([true, 1]);
});

it('what it says of the clock is taken over as of its moment', () => {
  place.dataset.moment = '1795348800000';
  taken(`u1 ${deviceZone()}`);
  const Now = () => useNow();

  expect(renderToString(<Now />)).toBe('1795348800000');
});

it.each([
  ['somebody else', () => `u2 ${deviceZone()}`],
  ['a visitor', () => ''],
  ['another place of the world', () => 'u1 Pacific/Kiritimati'],
])('what was painted for %s goes', (_, painted) => {
  expect(taken(painted())).toEqual([false, 0]);
});

it('what was painted for a visitor is hers who is not signed in, wherever she is', () => {
  localStorage.clear();

  expect(taken('')).toEqual([true, 1]);
});

it('what the page’s first script has hidden goes, and the page is seen again', () => {
  document.documentElement.dataset.unpainted = '';

  expect(taken(`u1 ${deviceZone()}`)).toEqual([false, 0]);
  expect(document.documentElement.dataset.unpainted).toBeUndefined();
});
