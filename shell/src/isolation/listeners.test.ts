import { createLedger } from './ledger';
import { guardListeners } from './listeners';

/** Whose code is running. */
let caller: string | undefined;
const ledger = createLedger();
const ran = jest.fn();
const place = document.body.appendChild(document.createElement('main'));
const { addEventListener, removeEventListener } = EventTarget.prototype;
beforeAll(() => guardListeners(place, () => caller, ledger, ran));
afterAll(() => Object.assign(EventTarget.prototype, { addEventListener, removeEventListener }));
beforeEach(() => {
  caller = undefined;
  ran.mockClear();
});

const as = (owner: string, work: () => void) => {
  caller = owner;
  work();
  caller = undefined;
};
const click = () => place.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

it('lets a module hear what happens on the page, and stop nothing of it', () => {
  const heard: string[] = [];
  const stopping = (event: Event) => {
    event.stopImmediatePropagation();
    event.preventDefault();
    event.cancelBubble = true;
    heard.push('module');
  };
  as('tea@1', () => document.addEventListener('click', stopping, true));
  const onPage = () => void heard.push('page');
  place.addEventListener('click', onPage);

  expect(click()).toBe(true);
  expect(heard).toEqual(['module', 'page']);
  expect(ran).toHaveBeenCalledWith('tea@1');
  ledger.settle('tea@1');
  click();
  expect(heard).toEqual(['module', 'page', 'page']);
  place.removeEventListener('click', onPage);
});

it('leaves the shell, and what a module hears on its own elements, alone', () => {
  const stop = (event: Event) => event.preventDefault();
  document.addEventListener('click', stop);
  expect(click()).toBe(false);
  document.removeEventListener('click', stop);

  const button = place.appendChild(document.createElement('button'));
  as('tea@1', () => button.addEventListener('click', stop));
  expect(button.dispatchEvent(new MouseEvent('click', { cancelable: true }))).toBe(false);
});

it('removes, hears once and obeys a signal as the browser does', () => {
  const listener = jest.fn();
  const abort = new AbortController();
  as('tea@1', () => {
    document.addEventListener('click', listener);
    document.addEventListener('click', listener);
    document.removeEventListener('click', listener);
    document.addEventListener('click', listener, { once: true });
    document.addEventListener('keydown', listener, { signal: abort.signal });
  });
  click();
  click();
  abort.abort();
  place.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
  expect(listener).toHaveBeenCalledTimes(1);
});

it('hears objects too, and may ask whether she means to leave', () => {
  const handler = { handleEvent: jest.fn((event: Event) => event.preventDefault()) };
  as('tea@1', () => document.addEventListener('beforeunload', handler));
  expect(document.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  ledger.settle('tea@1');
});
