import { refetchFailedChunk } from './refetch-chunk';

const fetched = jest.fn((_: string, __?: RequestInit) => Promise.reject(new TypeError('offline')));
beforeEach(() => void Object.assign(globalThis, { fetch: fetched.mockClear() }));

it('fetches a chunk that failed past the cache, which may hold a damaged copy', async () => {
  const error = Object.assign(new Error('Loading chunk tea failed'), { request: '/r/tea/1/tea.js' });

  await expect(refetchFailedChunk(error)).resolves.toBeUndefined();

  expect(fetched.mock.calls.map(([url, options]) => [url, options?.cache])).toEqual([
    ['/r/tea/1/tea.js', 'reload'],
  ]);
});

it('does nothing for an error that names no chunk', async () => {
  await refetchFailedChunk(new Error('It throws'));
  await refetchFailedChunk('no error');

  expect(fetched).not.toHaveBeenCalled();
});
