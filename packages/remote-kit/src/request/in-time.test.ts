import { createQueryClient } from './query-client';
import { send } from './send';
import { Unanswered } from './unanswered';

/** A network that takes everything and answers nothing; a browser ends such a call with the reason it is given. */
const hangs = jest.fn<Promise<Response>, Parameters<typeof fetch>>(
  (_, init) =>
    new Promise((_answer, reject) => {
      const ended = () => reject(init?.signal?.reason as Error);
      if (init?.signal?.aborted) ended();
      else init?.signal?.addEventListener('abort', ended);
    }),
);

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.fetch = hangs;
});
afterEach(() => {
  jest.useRealTimers();
  jest.clearAllMocks();
});

it.each([
  ['GET', 15_000],
  ['POST', 30_000],
  ['DELETE', 30_000],
])('a %s that hangs has failed after %i ms, as if there were no network', async (method, patience) => {
  const failed = jest.fn();
  send(method, '/api/care', undefined).catch(failed);

  await jest.advanceTimersByTimeAsync(patience - 1);
  expect(failed).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledWith(expect.any(TypeError));
  expect(failed).toHaveBeenCalledWith(
    new Unanswered(`${method} /api/care had no answer within ${patience / 1000} s`),
  );
});

it('what is listened to goes on, and each call ends when it is called off', async () => {
  const [listening, reading, late] = [new AbortController(), new AbortController(), new AbortController()];
  late.abort(new Error('gone before'));
  const ended = jest.fn();
  const note = (name: string) => (error: Error) => ended(name, error.message);
  send('GET', '/api/events', undefined, { signal: listening.signal, patience: Infinity }).catch(
    note('listening'),
  );
  send('GET', '/api/care', undefined, { signal: reading.signal }).catch(note('reading'));
  send('GET', '/api/care', undefined, { signal: late.signal }).catch(note('late'));

  reading.abort(new Error('left'));
  await jest.advanceTimersByTimeAsync(3_600_000);

  expect(ended.mock.calls).toEqual([
    ['late', 'gone before'],
    ['reading', 'left'],
  ]);
});

it('a read that hangs is not tried once more: it would hang again', async () => {
  const failed = jest.fn();
  createQueryClient()
    .fetchQuery({ queryKey: ['api', 'care'], retryDelay: 0 })
    .catch(failed);

  await jest.advanceTimersByTimeAsync(15_000);

  expect(failed).toHaveBeenCalledWith(expect.any(Unanswered));
  expect(hangs).toHaveBeenCalledTimes(1);
});
