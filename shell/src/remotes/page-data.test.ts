import { pageDataIds } from '@nestwell/contracts/delivery';
import { readOf } from '@nestwell/remote-kit';
import { createQueryClient } from '@nestwell/remote-kit/host';
import { fitness } from '@nestwell/contracts/fitness';
import { deviceZone } from '@nestwell/domain/device-time';
import { dehydrate, QueryClient, QueryObserver } from '@tanstack/react-query';
import { fetchedAt, hydrateQueries, readPageData } from './page-data';

const documentBegan = (responseStart: number) =>
  Object.assign(performance, { getEntriesByType: () => [{ responseStart }], now: () => 2600 });

beforeEach(() => documentBegan(2600));
afterEach(() => jest.useRealTimers());

it('counts queries as fetched when the document began to come, not when the shell reads them', () => {
  jest.useFakeTimers({ now: 10_000, doNotFake: ['performance'] });

  documentBegan(600);
  expect(fetchedAt()).toBe(8000);
  // A clock that was set meanwhile.
  documentBegan(3000);
  expect(fetchedAt()).toBe(10_000);
});

const read = readOf(fitness.trackingToday, { params: { userId: 'u1' } });

/** What a page holds for whoever is in this zone. */
function pageFor(zone: string | null) {
  const server = new QueryClient();
  server.setQueryData(read.queryKey, { water: 3 }, { updatedAt: 1 });
  const element = document.createElement('script');
  element.id = pageDataIds.queries;
  element.type = 'application/json';
  element.textContent = JSON.stringify({ zone, state: dehydrate(server) });
  document.body.replaceChildren(element);
  return readPageData(document);
}

it('hydrates what the server prefetched, and does not fetch it again, whatever the server’s clock shows', () => {
  const client = createQueryClient();
  const fetched = jest.fn(() => Promise.resolve({ water: 4 }));
  hydrateQueries(client, pageFor(deviceZone()).queries);
  const observer = new QueryObserver(client, { ...read, queryFn: fetched });
  const stop = observer.subscribe(() => undefined);

  expect(observer.getCurrentResult()).toMatchObject({
    data: { water: 3 },
    isStale: false,
    fetchStatus: 'idle',
  });
  expect(fetched).not.toHaveBeenCalled();
  stop();
  client.clear();
});

it('hydrates nothing where the member has travelled since: her day is another one there', () => {
  expect(pageFor('Pacific/Kiritimati').queries).toEqual({ queries: [] });
});

it('hydrates what is the same everywhere wherever the visitor is', () => {
  expect(pageFor(null).queries.queries).toHaveLength(1);
});

it('opens a page without prefetched queries', () => {
  document.body.replaceChildren();

  expect(readPageData(document).queries).toEqual({ queries: [] });
});
