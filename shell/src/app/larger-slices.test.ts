import { fireEvent } from '@testing-library/react';
import { knowPace, largerSlicesOnLinks, takeLargerSlices } from './larger-slices';

const setRate = jest.fn<void, [rate: number]>();

beforeEach(() => {
  jest.useFakeTimers();
  setRate.mockClear();
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  jest.useRealTimers();
});

it('slices are larger until the page has nothing left to do', () => {
  const idle: (() => void)[] = [];
  Reflect.set(globalThis, 'requestIdleCallback', (act: () => void) => idle.push(act));
  takeLargerSlices(setRate);
  jest.advanceTimersByTime(10_000);
  expect(setRate.mock.calls).toEqual([[40]]);

  idle[0]?.();
  expect(setRate.mock.calls).toEqual([[40], [0]]);
});

it('are 10 ms where the device is quick, 25 where it is not', () => {
  knowPace(30);
  takeLargerSlices(setRate);
  knowPace(130);
  takeLargerSlices(setRate);

  expect(setRate.mock.calls).toEqual([[100], [40]]);
});

it('where no browser tells of that, for two seconds', () => {
  takeLargerSlices(setRate);
  jest.advanceTimersByTime(1999);
  expect(setRate).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);

  expect(setRate).toHaveBeenLastCalledWith(0);
});

it.each([
  ['<a href="/calendar"><b>Calendar</b></a>', 1],
  ['<a href="/calendar" target="_blank"><b>Calendar</b></a>', 0],
  ['<a href="https://example.org/"><b>Elsewhere</b></a>', 0],
  ['<button><b>Log Food</b></button>', 0],
])('%s is followed in larger slices: %i', (html, times) => {
  const take = jest.fn();
  largerSlicesOnLinks(document, take);
  document.body.innerHTML = html;
  document.body.addEventListener('click', (event) => event.preventDefault());

  fireEvent.click(document.querySelector('b') as Element);

  expect(take).toHaveBeenCalledTimes(times);
});
