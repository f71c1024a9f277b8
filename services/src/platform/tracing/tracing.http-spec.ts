import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cups } from '../testing/cup-endpoints';
import { cupsParts, signedIn } from '../testing/cups';
import { TestApp } from '../testing/test-app';

interface Told {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: unknown }[];
}

interface Export {
  resourceSpans: { scopeSpans: { spans: Told[] }[] }[];
}

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = 'b7ad6b7169203331';

let collector: Server;
const bodies: string[] = [];
const paths = new Set<string>();

beforeAll(async () => {
  collector = createServer((request, response) => {
    let body = '';
    paths.add(`${request.method} ${request.url}`);
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      bodies.push(body);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
});
afterAll(() => collector.close());

async function spansOf(work: (app: TestApp) => Promise<void>): Promise<Told[]> {
  const { port } = collector.address() as AddressInfo;
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` };
  const app = await TestApp.start({ parts: cupsParts, env });
  try {
    await work(app);
  } finally {
    await app.stop();
  }
  const exports = bodies.map((body) => JSON.parse(body) as Export);
  return exports.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  );
}

it('tells of a navigation, the handlers of its calls and their queries, and of nobody', async () => {
  let userId = '';
  const spans = await spansOf(async (app) => {
    const anna = await signedIn(app);
    ({ userId } = anna);
    const repeatable = { 'idempotency-key': randomUUID() };
    const traceparent = `00-${TRACE}-${PARENT}-01`;
    await anna.call(cups.list, { params: { userId } }, { traceparent });
    const filled = await anna.call(
      cups.fill,
      { params: { userId }, body: { name: 'Camomile', size: 200 } },
      { traceparent, ...repeatable },
    );
    expect(filled.status).toBe(201);
  });
  const traced = spans.filter(({ traceId }) => traceId === TRACE);
  const named = (name: string, parent?: string) =>
    traced.find((span) => span.name === name && (parent === undefined || span.parentSpanId === parent));

  const list = named('GET /api/users/:userId/cups', PARENT);
  expect(list?.spanId).toMatch(/^[0-9a-f]{16}$/);
  expect(named('CupsController.list', list?.spanId)).toBeDefined();
  expect(named('SELECT sessions', list?.spanId)).toBeDefined();
  const add = named('POST /api/users/:userId/cups', PARENT);
  expect(add?.spanId).toMatch(/^[0-9a-f]{16}$/);
  const adding = named('CupsController.fill', add?.spanId);
  expect(named('INSERT idempotency_keys', adding?.spanId)).toBeDefined();
  expect(list?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } });
  expect([...paths]).toEqual(['POST /v1/traces']);
  for (const hers of [userId, userId.replaceAll('-', ''), 'Camomile', '127.0.0.1', 'nestwell_session'])
    expect(bodies.join()).not.toContain(hers);
});

it('loads nothing of it, and names no trace to a page, where nobody keeps traces', async () => {
  const app = await TestApp.start({ parts: cupsParts });
  const { headers } = await app.visitor().send('/healthz', { headers: { accept: 'text/html' } });
  await app.stop();

  expect(headers.get('server-timing')).toBeNull();
});

it('names the trace to a page, whose calls then belong to it', async () => {
  const { port } = collector.address() as AddressInfo;
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/` };
  const app = await TestApp.start({ parts: cupsParts, env });
  const { headers } = await app.visitor().send('/healthz', { headers: { accept: 'text/html' } });
  await app.stop();

  expect(headers.get('server-timing')).toMatch(/^traceparent;desc="00-[0-9a-f]{32}-[0-9a-f]{16}-01"$/);
});
