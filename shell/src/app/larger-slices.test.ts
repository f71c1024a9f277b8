import { takeLargerSlices } from './larger-slices';

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

it('where no browser tells of that, for two seconds', () => {
  takeLargerSlices(setRate);
  jest.advanceTimersByTime(1999);
  expect(setRate).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);

  expect(setRate).toHaveBeenLastCalledWith(0);
});
