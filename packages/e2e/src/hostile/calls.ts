import fc, { type Arbitrary } from 'fast-check';
import { anySegment } from './addresses';
import { allowedBy, hostile, KNOWN, type JsonSchema } from './arbitrary';
import type { Operation } from './operations';

/** A request before the ids it names are put in. */
export interface Call {
  method: string;
  target: string;
  headers: Record<string, string>;
  body?: string;
}

/** What a body may hold that no program sends. */
const rawBody = fc.constantFrom(
  '{"name":',
  '',
  'null',
  '[]',
  '{"__proto__":{"role":"admin"}}',
  `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
  JSON.stringify({ name: 'x'.repeat(70_000) }),
  '{"a":1,"a":2}',
  '"\\ud800"',
  'name=Tea&size=1',
);

const header = fc.oneof(
  fc.constantFrom(
    ['content-type', 'text/plain'],
    ['content-type', 'application/json; charset=utf-16'],
    ['origin', 'null'],
    ['origin', 'https://evil.example'],
    ['sec-fetch-site', 'cross-site'],
    ['x-timezone', 'Mars/Olympus'],
    ['x-timezone', 'a'.repeat(300)],
    ['x-user-id', '{known 1}'],
    ['cookie', 'nestwell_session=x.y; nestwell_with=%'],
    ['cookie', `nestwell_session=${'%00'.repeat(50)}`],
    ['host', '['],
    ['accept-encoding', 'br, gzip'],
    ['range', 'bytes=0-,0-,0-'],
    ['x-forwarded-for', 'nobody, [::1'],
    ['if-none-match', '*'],
  ),
  fc.constantFrom('x', '', '0', "' OR 1=1 --", '{known 2}').map((value) => ['idempotency-key', value]),
  fc.uuid().map((value) => ['idempotency-key', value]),
) as Arbitrary<[string, string]>;

const segment = fc.constantFrom(
  '%00',
  '..',
  '%2e%2e',
  '%E0%A4%A',
  '',
  '[',
  '@:0',
  '*',
  ':userId',
  '%ff',
  'é',
);

const textOf = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** Her own id wherever a call names its user, so that calls get past the door. */
const own = (name: string) => (name === 'userId' ? fc.constant('{own}') : undefined);

function pathOf({ path, parameters }: Operation): Arbitrary<string> {
  const values = Object.fromEntries(
    parameters
      .filter((parameter) => parameter.in === 'path')
      .map(({ name, schema }) => [name, own(name) ?? fc.oneof(KNOWN, KNOWN, allowedBy(schema))]),
  );
  return fc
    .record(values)
    .map((by) => path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(textOf(by[name]))));
}

// The braces of what stands for an id are put back: it is found by them.
const encoded = (text: string) =>
  encodeURIComponent(text.toWellFormed()).replace(/%7B(known%20\d+|own)%7D/g, (found) =>
    decodeURIComponent(found),
  );

function queryOf({ parameters }: Operation): Arbitrary<Record<string, unknown>> {
  const fields = parameters.filter((parameter) => parameter.in === 'query');
  return fc.record(
    Object.fromEntries(fields.map(({ name, schema }) => [name, own(name) ?? allowedBy(schema)])),
    { requiredKeys: fields.filter(({ required }) => required).map(({ name }) => name) },
  );
}

function bodyOf(schema: JsonSchema | undefined): Arbitrary<unknown> {
  if (schema === undefined) return fc.constant(undefined);
  return fc
    .tuple(allowedBy(schema), fc.nat(9))
    .map(([body, luck]) =>
      luck > 0 && typeof body === 'object' && body !== null && 'userId' in body
        ? { ...body, userId: '{own}' }
        : body,
    );
}

function spoilt(part: unknown, value: unknown, place: number): unknown {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
  const names = Object.keys(part);
  return names.length === 0 ? part : { ...part, [names[place % names.length] ?? '']: value };
}

const search = (query: Record<string, unknown>) =>
  Object.entries(query)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encoded(textOf(value))}`)
    .join('&');

interface Parts {
  path: string;
  query: Record<string, unknown>;
  body: unknown;
}

const callOf = ({ method }: Operation, { path, query, body }: Parts): Call => ({
  method,
  target: Object.keys(query).length === 0 ? path : `${path}?${search(query)}`,
  headers: body === undefined ? {} : { 'content-type': 'application/json' },
  ...(body !== undefined && { body: JSON.stringify(body) }),
});

/** Calls of one operation: as it allows them, with one field that holds anything, and with what no program sends. */
export function callsOf(operation: Operation): Arbitrary<Call> {
  const allowed = fc.record({
    path: pathOf(operation),
    query: queryOf(operation),
    body: bodyOf(operation.body),
  });
  const wild = fc
    .record({ parts: allowed, value: fc.oneof(hostile, fc.jsonValue()), place: fc.nat() })
    .map(({ parts, value, place }) => ({
      ...parts,
      query: spoilt(parts.query, value, place) as Parts['query'],
      body: spoilt(parts.body, value, place),
    }));
  const plain = fc.oneof({ weight: 5, arbitrary: allowed }, { weight: 6, arbitrary: wild });
  const call = plain.map((parts) => callOf(operation, parts));
  return fc.oneof(
    { weight: 8, arbitrary: call },
    {
      weight: 1,
      arbitrary: fc.record({ call, header }).map(({ call: one, header: [name, value] }) => ({
        ...one,
        headers: { ...one.headers, [name]: value },
      })),
    },
    {
      weight: 1,
      arbitrary: fc.record({ call, rawBody }).map(({ call: one, rawBody: body }) => ({
        ...one,
        headers: { 'content-type': 'application/json', ...one.headers },
        body,
      })),
    },
  );
}

/** Addresses that lead nowhere in particular: pages, files and what only looks like them. */
export const strays: Arbitrary<Call> = fc
  .record({
    method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'OPTIONS', 'DELETE'),
    start: fc.constantFrom('/', '//', '/api/', '/r/', '/shell/', '/api/users/', '/calendar/', '/\\'),
    segments: fc.array(fc.oneof(segment, anySegment), { maxLength: 4 }),
    query: fc.constantFrom(
      '',
      '?with=x',
      '?with=nutrition@pr-1',
      '?with=%E0%A4',
      '?%',
      '?next=//evil.example',
    ),
  })
  .map(({ method, start, segments, query }) => ({
    method,
    target: `${start}${segments.join('/')}${query}`.replace(/é/g, '%C3%A9'),
    headers: {},
  }));
