import { watchNear } from './watch-near';

type Change = Pick<IntersectionObserverEntry, 'isIntersecting'> & { boundingClientRect: { height: number } };
let deliver: (changes: Change[]) => void;
const disconnect = jest.fn();

beforeEach(() => {
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      deliver = (changes) => callback(changes as IntersectionObserverEntry[], this as never);
    }
    observe = jest.fn();
    disconnect = disconnect;
  } as never;
});

const change = (isIntersecting: boolean, height = 800): Change => ({
  isIntersecting,
  boundingClientRect: { height },
});

it('believes the last of several changes that arrive together', () => {
  const told = jest.fn();
  watchNear(document.body, '600px', told);

  deliver([change(false, 4000), change(true)]);
  deliver([change(true), change(false, 4200)]);

  expect(told.mock.calls).toEqual([
    [true, 800],
    [false, 4200],
  ]);
});

it('stops when asked', () => {
  watchNear(document.body, '600px', jest.fn())();

  expect(disconnect).toHaveBeenCalledTimes(1);
});
