import { rootElementId } from '@nestwell/contracts/delivery';
import { deviceZone } from '@nestwell/domain/device-time';
import { useNow } from '@nestwell/remote-kit';
import { renderToString } from 'react-dom/server';
import { clearDocument } from '../session/member-data/document-places';
import { claimServerHtml } from './claim-server-html';

let place: HTMLElement;
beforeEach(() => {
  localStorage.setItem('userId', 'u1');
  place = document.createElement('div');
  place.innerHTML = '<h1>Hello, Maya</h1>';
});
afterEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.ssrHidden;
});

const taken = (rendered: string) => {
  place.dataset.ssrFor = rendered;
  return [claimServerHtml(place), place.childElementCount];
};

it('takes over what was rendered for her, where she is', () => {
  expect(taken(`u1 ${deviceZone()}`)).toEqual([true, 1]);
});

it('what it says of the clock is taken over as of its moment', () => {
  place.dataset.ssrInstant = '1795348800000';
  taken(`u1 ${deviceZone()}`);
  const Now = () => useNow();

  expect(renderToString(<Now />)).toBe('1795348800000');
});

it.each([
  ['somebody else', () => `u2 ${deviceZone()}`],
  ['a visitor', () => ''],
  ['another place of the world', () => 'u1 Pacific/Kiritimati'],
])('what was rendered for %s goes', (_, rendered) => {
  expect(taken(rendered())).toEqual([false, 0]);
});

it('what was rendered for a visitor is hers who is not signed in, wherever she is', () => {
  localStorage.clear();

  expect(taken('')).toEqual([true, 1]);
});

it('what the page’s first script has hidden goes, and the page is seen again', () => {
  document.documentElement.dataset.ssrHidden = '';

  expect(taken(`u1 ${deviceZone()}`)).toEqual([false, 0]);
  expect(document.documentElement.dataset.ssrHidden).toBeUndefined();
});

it('a hidden page is seen again where its mark went with a session that had ended', () => {
  document.documentElement.dataset.ssrHidden = '';
  place.dataset.ssrFor = '';
  place.id = rootElementId;
  document.body.replaceChildren(place);
  clearDocument(document);

  expect([claimServerHtml(place), place.childElementCount]).toEqual([false, 0]);
  expect(document.documentElement.dataset.ssrHidden).toBeUndefined();
});
