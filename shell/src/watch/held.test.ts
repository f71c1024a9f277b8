import { forgive, heldBefore, HeldThePage, hold } from './held';
import { begins, during, ends, loads, running, seen, startHeartbeat } from './running';

const LATER = 6000;

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  seen(true);
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
  begins('tea@2', 'event');
  heldLater();
  ends();

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
  const hasRun = loads('tea@2');
  loads('cake@1')();

  const held = heldLater();
  hasRun();
  expect(held).toMatchObject({ 'tea@2': { during: 'load' } });
  expect(held).not.toHaveProperty('cake@1');
});

it('what runs inside something else is named for itself, and then the other again', () => {
  begins('tea@2', 'render');
  during('cake@1', 'event', () => expect(running()).toEqual({ owner: 'cake@1', doing: 'event' }));

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

it('a page that ends while it is seen, without a word, is known with all that it had asked for', async () => {
  loads('pie@3')();
  startHeartbeat();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(heldLater(4000)).toEqual({});
  expect(heldLater()).toMatchObject({ 'pie@3': { during: 'unknown' } });
  expect(new HeldThePage('unknown').isGuess).toBe(true);

  localStorage.clear();
  seen(false);
  expect(heldLater()).toEqual({});
});

it('what broke a page is passed over from the next load on, which is news once', () => {
  const held = heldBefore();

  expect([hold(held, ['tea@2'], 'broken'), hold(held, ['tea@2'], 'broken')]).toEqual([true, false]);
  expect(heldBefore()).toMatchObject({ 'tea@2': { during: 'broken' } });
});
