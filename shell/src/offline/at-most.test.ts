import { atMost } from './at-most';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('goes on once the work is done, and also where it hangs', async () => {
  const hangs = jest.fn();
  void atMost(new Promise(() => undefined), 1000).then(hangs);
  await atMost(Promise.resolve('read'), 1000);

  await jest.advanceTimersByTimeAsync(999);
  expect(hangs).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(hangs).toHaveBeenCalledTimes(1);
});
