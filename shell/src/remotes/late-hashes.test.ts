import { knowLater } from './late-hashes';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('a module learns its later hashes once the page has loaded and had a moment', () => {
  const isComplete = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const know = jest.fn(() => Promise.resolve());
  knowLater({ v: know });
  jest.advanceTimersByTime(5000);
  expect(know).not.toHaveBeenCalled();

  window.dispatchEvent(new Event('load'));
  expect(know).not.toHaveBeenCalled();
  jest.advanceTimersByTime(2000);
  expect(know).toHaveBeenCalledTimes(1);
  isComplete.mockRestore();
});

it('one that is loaded later does so too, and what is lost meanwhile breaks nothing', async () => {
  const know = jest.fn(() => Promise.reject(new Error('lost')));
  knowLater({ v: know });
  await jest.advanceTimersByTimeAsync(2000);
  expect(know).toHaveBeenCalledTimes(1);
});

it('former entries have all their hashes', () => {
  knowLater({});
  expect(jest.getTimerCount()).toBe(0);
});
