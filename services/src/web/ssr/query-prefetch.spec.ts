import type { QueriesOrder } from '@nestwell/contracts/delivery/server';
import { plainReading } from '@nestwell/domain/reading';
import { Clock } from '../../platform/clock';
import type { Config } from '../../platform/config/config';
import type { InProcessRead } from './in-process-reads';
import type { RenderedPage } from './page-to-render';
import type { RenderFaults } from './render-faults';
import type { RenderFiles } from './render-files';
import { QueryPrefetch } from './query-prefetch';
import type { SsrPool } from './ssr-pool';

const user = { id: 'u1', role: 'user', timezone: 'Asia/Tokyo', locale: null, reading: plainReading } as const;
const page = {
  address: '/tea?pot=2',
  path: '/tea',
  user,
  remotes: ['tea'],
  shell: { server: { path: 'server.js' }, recordScript: '', styles: [] },
  registry: { rev: 1, remotes: {} },
} as unknown as RenderedPage;

/** Keys that the page declares. */
let declared: string[][];
/** What the worker was asked with. */
let orders: QueriesOrder[];
/** Calls of the page, by their addresses. */
let calls: string[];
beforeEach(() => {
  declared = [];
  orders = [];
  calls = [];
});

const responses: Record<string, Awaited<ReturnType<InProcessRead>>> = {
  '/api/users/u1': { data: { name: 'Amara' } },
  '/api/cups/u1': { data: [1] },
  '/api/today': { data: null },
  '/api/plates?limit=3': { data: [2], next: 'p3' },
};

const read: InProcessRead = (url) => {
  calls.push(url);
  const response = responses[url];
  return response ? Promise.resolve(response) : Promise.reject(new Error(`${url} responds with 402`));
};

function prefetching(
  ssrTimeoutMs = 20_000,
  faults: { owner: string; at: 'render'; error: { message: string } }[] = [],
) {
  const declaredQueries: SsrPool['declaredQueries'] = ({ order }) => {
    orders.push(JSON.parse(order) as QueriesOrder);
    return Promise.resolve({ queryKeys: declared, faults });
  };
  return new QueryPrefetch(
    { ssrTimeoutMs } as Config,
    new Clock(),
    { of: () => Promise.resolve({ shell: {}, builds: [], sheets: [] }) } as unknown as RenderFiles,
    { isPassedOver: () => false } as unknown as RenderFaults,
    { declaredQueries } as SsrPool,
  );
}

const dataOf = async (prefetched: ReturnType<QueryPrefetch['of']>) =>
  (await prefetched).queries.state.queries.map(({ queryKey, state }) => [queryKey.join(' '), state.data]);

it('reads the member first, then what the page declares for her, and dehydrates it', async () => {
  declared = [['/api/cups', 'u1'], ['/api/today']];

  const prefetched = prefetching().of(page, read);

  expect(await dataOf(prefetched)).toEqual([
    ['/api/users u1', { name: 'Amara' }],
    ['/api/cups u1', [1]],
    ['/api/today', null],
  ]);
  expect((await prefetched).queries.zone).toBe('Asia/Tokyo');
  expect(orders).toMatchObject([
    {
      path: '/tea',
      address: '/tea?pot=2',
      userId: 'u1',
      queries: { queries: [{ state: { data: { name: 'Amara' } } }] },
    },
  ]);
});

it('prefetches the first page of a list that is read a page at a time', async () => {
  declared = [['/api/plates', '?limit=3', 'pages']];

  expect(await dataOf(prefetching().of({ ...page, user: undefined }, read))).toEqual([
    ['/api/plates ?limit=3 pages', { pages: [{ rows: [2], next: 'p3' }], pageParams: [null] }],
  ]);
});

it('leaves out what is refused, and calls it once', async () => {
  declared = [['/api/locked'], ['/api/cups', 'u1']];

  expect(await dataOf(prefetching().of(page, read))).toEqual([
    ['/api/users u1', { name: 'Amara' }],
    ['/api/cups u1', [1]],
  ]);
  expect(calls).toEqual(['/api/users/u1', '/api/locked', '/api/cups/u1']);
});

it('calls nothing but this site’s own endpoints, and no more of them than a page may declare', async () => {
  declared = [
    ['//elsewhere.example/api'],
    ...Array.from({ length: 20 }, (_, index) => ['/api/cups', `${index}`]),
  ];

  await prefetching().of({ ...page, user: undefined }, read);

  expect(calls).toHaveLength(16);
  expect(calls.every((url) => url.startsWith('/api/cups/'))).toBe(true);
});

it('dehydrates what has come where the rest is late', async () => {
  declared = [['/api/cups', 'u1'], ['/api/slow']];
  const slow: InProcessRead = (url) => (url === '/api/slow' ? new Promise(() => undefined) : read(url));

  expect(await dataOf(prefetching(1).of(page, slow))).toEqual([
    ['/api/users u1', { name: 'Amara' }],
    ['/api/cups u1', [1]],
  ]);
});

it('prefetches the member alone where no page is rendered on the server', async () => {
  declared = [['/api/cups', 'u1']];

  expect(await dataOf(prefetching(0).of(page, read))).toEqual([['/api/users u1', { name: 'Amara' }]]);
  expect(orders).toEqual([]);
});

it('hands on which remotes could not name their queries', async () => {
  const fault = { owner: 'tea@v1', at: 'render', error: { message: 'no pot' } } as const;

  expect((await prefetching(20_000, [fault]).of(page, read)).faults).toEqual([fault]);
});
