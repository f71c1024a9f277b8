import { isHalfFilled, watchHer } from '../versions/half-filled';
import { createRecovery, isReloadLoop } from './recovery';
import { loads } from './running';

const thrownBy = (file: string) =>
  Object.assign(new Error('broken'), { stack: `Error: broken\n at pour (https://a.test${file}:1:2)` });
const heldIn = (held: object) => Object.entries(held).map(([owner, { during }]) => `${owner} ${during}`);

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

it('the version whose script an error names is left out of the next load, and no other', () => {
  const held = {};
  const reload = jest.fn();
  loads('cake@1')();
  const recovery = createRecovery(held, isHalfFilled, reload);

  recovery.brokenBy(thrownBy('/r/tea/2/page.js'));
  recovery.brokenBy(thrownBy('/r/tea/2/page.js'));

  expect(heldIn(held)).toEqual(['tea@2 broken']);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('where nothing is named all versions of the page are passed over, and nobody is blamed', () => {
  const held = {};
  const reload = jest.fn();
  loads('cake@1')();

  createRecovery(held, isHalfFilled, reload).brokenBy(thrownBy('/shell/main.js'));

  expect(heldIn(held)).toEqual(['cake@1 unknown']);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('a page that was taken out of the document, or emptied, is loaded anew', () => {
  const reload = jest.fn();
  loads('cake@1')();
  const place = document.body.appendChild(document.createElement('main'));
  place.append(document.createElement('p'));
  createRecovery({}, isHalfFilled, reload).watch(place);
  jest.advanceTimersByTime(60_000);
  expect(reload).not.toHaveBeenCalled();

  document.body.replaceChildren();
  jest.advanceTimersByTime(60_000);

  expect(reload).toHaveBeenCalledTimes(1);
});

it('also where that was before the first look, and a page that is slow to stand is waited for', () => {
  const reload = jest.fn();
  loads('cake@1')();
  const place = document.body.appendChild(document.createElement('main'));
  createRecovery({}, isHalfFilled, reload).watch(place);
  jest.advanceTimersByTime(9000);
  expect(reload).not.toHaveBeenCalled();
  document.body.replaceChildren();

  place.append(document.createElement('p'));
  document.body.append(place);
  createRecovery({}, isHalfFilled, reload).watch(place);
  document.body.replaceChildren();
  jest.advanceTimersByTime(4000);

  expect(reload).toHaveBeenCalledTimes(1);
});

it('a page on which a version replaced what every screen needs is loaded without that version', () => {
  const held = {};
  const reload = jest.fn();
  const place = document.body.appendChild(document.createElement('main'));
  place.append(document.createElement('p'));
  createRecovery(held, isHalfFilled, reload).watch(place);
  const stringify = jest.spyOn(JSON, 'stringify').mockImplementation(() => {
    throw thrownBy('/r/tea/2/page.js');
  });

  jest.advanceTimersByTime(3000);
  stringify.mockRestore();

  expect(heldIn(held)).toEqual(['tea@2 broken']);
  expect(reload).toHaveBeenCalledTimes(1);
  document.body.replaceChildren();
});

it('nothing is loaded anew under what she wrote: the next load is hers', () => {
  watchHer(document);
  const field = document.body.appendChild(document.createElement('input'));
  field.value = 'Half a thou';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  const held = {};
  const reload = jest.fn();

  createRecovery(held, isHalfFilled, reload).brokenBy(thrownBy('/r/tea/2/page.js'));

  expect([heldIn(held), reload.mock.calls]).toEqual([['tea@2 broken'], []]);
  field.remove();
});

it('five reloads within a minute are a loop, and what she opens herself is none', () => {
  const loads5 = (isReload: boolean, every: number) =>
    [0, 1, 2, 3, 4, 5].map((count) => isReloadLoop(isReload, 1_000_000 + count * every));

  expect(loads5(true, 2000).at(-1)).toBe(true);
  sessionStorage.clear();
  expect(loads5(true, 30_000)).not.toContain(true);
  expect(loads5(false, 100)).not.toContain(true);
});
