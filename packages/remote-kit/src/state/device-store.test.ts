import { deviceStore } from '..';
import { MOST_KEPT } from './device-store';
import { isExpected } from './kept-names';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

it('keeps what a module keeps under names that begin with its own', () => {
  expect(deviceStore('sleep').keep('goal', '8')).toBe(true);
  expect(localStorage.getItem('sleep.goal')).toBe('8');
  expect(deviceStore('sleep').read('goal')).toBe('8');
  expect(deviceStore('fitness').read('goal')).toBeNull();
});

it('keeps the names that the specification and earlier versions gave', () => {
  deviceStore('account').keep('dismissedSuggestions', '[]');
  expect(localStorage.getItem('dismissedSuggestions')).toBe('[]');
});

it('keeps in the tab what is of this visit only', () => {
  deviceStore('sleep', 'tab').keep('shown', 'yes');
  expect([localStorage.getItem('sleep.shown'), sessionStorage.getItem('sleep.shown')]).toEqual([null, 'yes']);
});

it('keeps no more of one module than its share, and leaves what it had', () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const store = deviceStore('sleep');
  store.keep('small', 'kept');
  store.keep('large', 'x'.repeat(MOST_KEPT - 100));

  expect(store.keep('more', 'x'.repeat(100))).toBe(false);
  expect(store.keep('small', 'x'.repeat(200))).toBe(false);
  expect([store.read('more'), store.read('small')]).toEqual([null, 'kept']);
  expect(deviceStore('fitness').keep('more', 'x'.repeat(100))).toBe(true);
});

it('keeps for as long as the page what a full storage refuses, and forgets it', () => {
  const store = deviceStore('sleep');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(store.keep('goal', '8')).toBe(false);
  expect(store.read('goal')).toBe('8');
  store.forget('goal');
  expect(store.read('goal')).toBeNull();
});

it('reads nothing where storage is blocked', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(deviceStore('sleep').read('goal')).toBeNull();
});

it('knows whose a name is', () => {
  const known = ['userId', 'theme', 'drafts.7.post', 'sleep.goal', 'selectedPlan', 'nutrition.seen'];
  expect(known.filter((name) => isExpected(name, ['sleep', 'nutrition']))).toEqual(known);
  expect(['junk', 'sleepless', 'userId2'].filter((name) => isExpected(name, ['sleep']))).toEqual([]);
});
