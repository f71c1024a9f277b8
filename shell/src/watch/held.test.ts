import { forgive, heldBefore } from './held';
import { loads, forgetLoading } from './loading';
import { begins, during, ends, running, stands } from './running';

const LATER = 4000;

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  stands();
  forgetLoading();
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
});

const heldLater = (milliseconds = LATER) => heldBefore(() => localStorage, Date.now() + milliseconds);

it('a version whose code never let go is known to the next load, with what it did', () => {
  begins('tea@2', 'render');

  expect(heldLater()).toMatchObject({ 'tea@2': { during: 'render' } });
});

it('code that let the turn end left nothing behind', async () => {
  begins('tea@2', 'event');
  await jest.advanceTimersByTimeAsync(1);

  expect(heldLater()).toEqual({});
});

it('what is drawn in slices stays named until it is drawn, and what waits for something does not', async () => {
  begins('tea@2', 'render');
  await jest.advanceTimersByTimeAsync(10);
  expect(heldLater()).toHaveProperty('tea@2');
  begins('tea@2', 'render');
  ends();
  await jest.advanceTimersByTimeAsync(2);
  localStorage.removeItem('watch.held');
  expect(heldLater()).toEqual({});

  begins('tea@2', 'render');
  await jest.advanceTimersByTimeAsync(500);
  expect(heldLater()).toEqual({});
});

it('a page that is at work beside this one is not taken for held', () => {
  begins('tea@2', 'render');

  expect(heldLater(1000)).toEqual({});
  expect(heldLater()).not.toEqual({});
});

it('what has been held is remembered for an hour, and no longer', () => {
  begins('tea@2', 'timer');
  heldLater();
  stands();

  expect(heldLater(30 * 60_000)).toMatchObject({ 'tea@2': {} });
  expect(heldLater(61 * 60_000)).toEqual({});
  expect(localStorage).toHaveLength(0);
});

it('what came up again at her word is passed over no more, and the others still are', () => {
  localStorage.setItem('watch.held', JSON.stringify({ 'tea@2': {}, 'cake@1': {} }));
  const until = Date.now() + 60_000;
  const held = { 'tea@2': { during: 'render', until }, 'cake@1': { during: 'timer', until } };
  forgive(held, 'tea@2');

  expect(heldBefore()).toEqual({ 'cake@1': { during: 'timer', until } });
});

it('entries that were on their way are named together, those that had run are not', () => {
  loads('tea@2');
  const done = loads('cake@1');
  done();

  expect(heldLater()).toMatchObject({ 'tea@2': { during: 'load' } });
  expect(heldLater()).not.toHaveProperty('cake@1');
});

it('what runs inside something else is named for itself, and then the other again', () => {
  begins('tea@2', 'render');
  during('cake@1', 'timer', () => expect(running()).toEqual({ owner: 'cake@1', doing: 'timer' }));

  expect(running()).toEqual({ owner: 'tea@2', doing: 'render' });
});

it('a storage that is full or blocked is done without', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => begins('tea@2', 'render')).not.toThrow();
  jest.restoreAllMocks();

  expect(
    heldBefore(() => {
      throw new DOMException('blocked', 'SecurityError');
    }),
  ).toEqual({});
});
