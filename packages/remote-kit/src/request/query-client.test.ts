import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { HttpError } from './http-error';
import { createQueryClient } from './query-client';

const failing = () => jest.fn<Promise<string>, []>().mockRejectedValue(new Error('away'));

it('tries a read that failed once more, and a change never again', async () => {
  const client = createQueryClient();
  const read = failing();
  const change = failing();
  const states: string[] = [];
  await new Promise<void>((resolve) => {
    new QueryObserver(client, { queryKey: ['api'], queryFn: read, retryDelay: 0 }).subscribe(({ status }) => {
      states.push(status);
      if (status === 'error') resolve();
    });
  });
  await new MutationObserver(client, { mutationFn: change }).mutate().catch(() => undefined);

  expect(states.at(-1)).toBe('error');
  expect(read).toHaveBeenCalledTimes(2);
  expect(change).toHaveBeenCalledTimes(1);
});

it.each([
  [4 * 60_000 + 59_000, 1],
  [5 * 60_000, 2],
])('after %i ms a read of the same has been asked for %i times', async (age, asked) => {
  const client = createQueryClient();
  const read = jest.fn().mockResolvedValue('an answer');
  const query = { queryKey: ['api'], queryFn: read };
  await client.fetchQuery(query);
  client.setQueryData(['api'], 'an answer', { updatedAt: Date.now() - age });
  await client.fetchQuery(query);

  expect(read).toHaveBeenCalledTimes(asked);
});

it('asks nothing by itself: not at the focus of its window, and not by the clock', () => {
  expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
    refetchOnWindowFocus: false,
    refetchInterval: false,
  });
});

describe('after a refusal', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const refused = (retryAfterMs?: number) =>
    jest
      .fn<Promise<string>, []>()
      .mockRejectedValue(new HttpError(503, 'Service Unavailable', '', retryAfterMs));
  const readOnce = (queryFn: () => Promise<string>) =>
    void createQueryClient()
      .fetchQuery({ queryKey: ['api'], queryFn })
      .catch(() => undefined);

  it.each([0, 0.5, 0.99])(
    'reads again after what the server asks for and a share of it (%f)',
    async (share) => {
      jest.spyOn(Math, 'random').mockReturnValue(share);
      const read = refused(2000);
      readOnce(read);
      await jest.advanceTimersByTimeAsync(2000 * (1 + share) - 1);
      const before = read.mock.calls.length;
      await jest.advanceTimersByTimeAsync(2);

      expect([before, read.mock.calls.length]).toEqual([1, 2]);
    },
  );

  it('does not read again by itself where the server asks for more than a few seconds', async () => {
    const read = refused(60_000);
    readOnce(read);
    await jest.advanceTimersByTimeAsync(300_000);

    expect(read).toHaveBeenCalledTimes(1);
  });
});
