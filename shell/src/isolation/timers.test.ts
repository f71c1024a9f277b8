import { createLedger } from './ledger';
import { guardTimers } from './timers';

let caller: string | undefined;
const ledger = createLedger();
const ran = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  guardTimers(() => caller, ledger, ran);
});
afterEach(() => jest.useRealTimers());

const as = <Result>(owner: string, work: () => Result): Result => {
  caller = owner;
  const result = work();
  caller = undefined;
  return result;
};

it('ends the timers of a version that goes, and nobody else’s', () => {
  const told: string[] = [];
  as('tea@1', () => {
    setTimeout(() => told.push('late'), 1000);
    setInterval((what: string) => told.push(what), 100, 'often');
  });
  setTimeout(() => told.push('shell'), 1000);
  jest.advanceTimersByTime(250);
  expect(told).toEqual(['often', 'often']);
  expect(ran).toHaveBeenCalledWith('tea@1');

  ledger.settle('tea@1');
  jest.advanceTimersByTime(5000);
  expect(told).toEqual(['often', 'often', 'shell']);
});

it('clears what is cleared, and passes on what a timer is given', () => {
  const told = jest.fn();
  as('tea@1', () => {
    setTimeout(told, 10, 'a', 'b');
    clearTimeout(setTimeout(told, 10));
    clearInterval(setInterval(told, 10));
  });
  jest.advanceTimersByTime(100);
  expect(told.mock.calls).toEqual([['a', 'b']]);
});
