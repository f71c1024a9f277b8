import type { Contract } from '@nestwell/contracts/kernel/server';
import { parts } from './app';
import { EndpointList } from './platform/http/endpoint-list';
import { TestApp } from './platform/testing/test-app';
import { largestJson } from './testing/bounds/largest-body';
import { schemaOf } from './testing/bounds/text-fields';

const KIBIBYTE = 1024;
/** More than this times the largest legal body is no limit. */
const MAX_RATIO = 4;

/** Whose limit is not the sum of their fields. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'POST /api/payments/webhooks/paypal': 'PayPal decides what its events hold',
  'POST /api/platform/signals': 'browsers send no beacon of more than 64 KiB',
  'POST /api/meal-plans': 'no plan has all its lines, each with the longest text in a script of four bytes',
  'PATCH /api/meal-plans/:planId':
    'no plan has all its lines, each with the longest text in a script of four bytes',
};

let app: TestApp;
let withBody: readonly Contract[];

beforeAll(async () => {
  app = await TestApp.start({ parts });
  withBody = app.get(EndpointList).endpoints.filter(({ body }) => body !== undefined);
});
afterAll(() => app.stop());

const nameOf = ({ method, path }: Contract) => `${method} ${path}`;
const largestBody = ({ body }: Contract) => (body === undefined ? 0 : largestJson(schemaOf(body)));

it('the limit of every body has room for the largest one that its fields allow, and little more', () => {
  const wrong = withBody
    .filter((endpoint) => OTHERWISE[nameOf(endpoint)] === undefined)
    .map((endpoint) => ({ endpoint, limit: endpoint.bodyLimit ?? 0, largest: largestBody(endpoint) }))
    .filter(({ limit, largest }) => !(largest <= limit && limit <= Math.max(KIBIBYTE, MAX_RATIO * largest)))
    .map(({ endpoint, limit, largest }) => `${nameOf(endpoint)}: ${limit} for ${largest} bytes`);

  expect(wrong).toEqual([]);
});

it('a limit that is no sum of fields is less than that, for a reason', () => {
  const names = withBody
    .filter((endpoint) => (endpoint.bodyLimit ?? Infinity) < largestBody(endpoint))
    .map(nameOf);

  expect(names.sort()).toEqual(Object.keys(OTHERWISE).sort());
});

it('a body of one byte more than its limit is refused before it is read', async () => {
  const taken: string[] = [];
  for (const endpoint of withBody) {
    const { method, path, bodyLimit = 0 } = endpoint;
    const text = '{'.padEnd(bodyLimit + 1);
    const { status } = await app
      .visitor()
      .send(path, { method, text, headers: { 'content-type': 'application/json' } });
    if (status !== 413) taken.push(`${nameOf(endpoint)}: ${status}`);
  }

  expect(taken).toEqual([]);
});
