import type { Contract } from '@nestwell/contracts/kernel/server';
import { parts } from './app';
import { BODY_LIMIT } from './platform/http/content';
import { EndpointList } from './platform/http/endpoint-list';
import { RateLimitsRepository } from './platform/limits/rate-limits.repository';
import { TestApp } from './platform/testing/test-app';

let app: TestApp;
let open: readonly Contract[];

beforeAll(async () => {
  app = await TestApp.start({
    parts,
    env: { REGISTRATIONS_PER_HOUR: '30', TRUST_PROXY: '1', CLOCK: 'system' },
  });
  open = app.get(EndpointList).endpoints.filter(({ access }) => access === 'open');
});
afterAll(() => app.stop());

const MORE_THAN_ANY_LIMIT = 1_000_000;

const nameOf = ({ method, path }: Contract) => `${method} ${path}`;

/** What nobody counts: a read of public things, or one that names a secret too long to be guessed. */
const UNCOUNTED: Readonly<Record<string, string>> = {
  'GET /api/platform/registry': 'takes a number',
  'GET /api/platform/offline-document': 'takes a hash',
  'GET /api/checkout/plans': 'takes nothing',
  'GET /api/checkout/quote': 'takes the names of a plan, a country and a region',
  'GET /api/calendar/:feedKey/nestwell.ics': 'takes a key of 256 bits',
  'POST /api/session/passkey/options': 'takes nothing',
  'DELETE /api/session': 'takes nothing',
};

it('every open endpoint is counted by client, or says why not', () => {
  const uncounted = open.filter((endpoint) => endpoint.limited !== true).map(nameOf);

  expect(uncounted.sort()).toEqual(Object.keys(UNCOUNTED).sort());
  for (const endpoint of open)
    if (endpoint.body) expect([nameOf(endpoint), endpoint.limited]).toContain(true);
});

it.each([
  ['that say nothing', '{}'],
  ['that are not JSON', '{'],
  ['just over the limit of their body', undefined],
])('calls %s are counted, and refused before they are read', async (kind, text) => {
  const counts = jest.spyOn(app.get(RateLimitsRepository), 'add');
  const wrong: string[] = [];
  for (const [place, endpoint] of open.filter(({ limited }) => limited).entries()) {
    const { method, path, bodyLimit = BODY_LIMIT } = endpoint;
    const send = () =>
      app.visitor().send(path, {
        method,
        ...(method !== 'GET' && { text: text ?? JSON.stringify('x'.repeat(bodyLimit)) }),
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.${kind.length}.${place}` },
      });
    counts.mockClear();
    const first = await send();
    const [counted] = counts.mock.calls;
    if (counted) await app.get(RateLimitsRepository).add(counted[0], MORE_THAN_ANY_LIMIT, counted[2]);
    const next = await send();
    if (!counted || next.status !== 429) wrong.push(`${nameOf(endpoint)}: ${first.status}, ${next.status}`);
  }

  expect(wrong).toEqual([]);
});
