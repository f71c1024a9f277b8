import {
  codesOf,
  errorStatus,
  keyOf,
  statusOf,
  urlOfKey,
  type EndpointShape,
} from '@nestwell/contracts/kernel';
import { z } from 'zod';
import { areas } from './areas';
import { EndpointList } from './platform/http/endpoint-list';
import { PersonalData } from './platform/personal-data';
import { aMember, type Member } from './testing/member';
import { parts } from './app';
import { TestApp } from './platform/testing/test-app';
import type { Visitor } from './testing/visitor';

let app: TestApp;
let endpoints: readonly EndpointShape[];
let anna: Member;
let berta: Member;

beforeAll(async () => {
  app = await TestApp.start({ parts });
  ({ endpoints } = app.get(EndpointList));
  anna = await aMember(app);
  berta = await aMember(app);
});
afterAll(() => app.stop());

const nameOf = ({ method, path }: EndpointShape) => `${method} ${path}`;
/** What a payment provider sends is its own affair: more fields than today's must not lose an event. */
const WEBHOOK = '/api/payments/webhooks/paypal';
const unknownId = '019aa000-0000-7000-8000-000000000000';

/** The endpoint's address with Anna's id, and ids that name nothing. */
function urlOf({ path }: EndpointShape): string {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const params = Object.fromEntries(names.map((name) => [name, name === 'userId' ? anna.id : unknownId]));
  return urlOfKey(keyOf({ path }, { params }));
}

/** Calls every given endpoint and returns those whose status is another than expected, with it. */
async function othersThan(expected: number, list: readonly EndpointShape[], who: Visitor): Promise<string[]> {
  const wrong: string[] = [];
  for (const endpoint of list) {
    const { status } = await who.send(urlOf(endpoint), {
      method: endpoint.method,
      json: endpoint.body && {},
    });
    if (status !== expected) wrong.push(`${nameOf(endpoint)} answered ${status}`);
  }
  return wrong;
}

describe('every address', () => {
  it('is described by a contract, save the few that are not part of the API', () => {
    const others = app
      .get(EndpointList)
      .others.filter((route) => !/ \/api(\/\*)?$|^GET \/[\w-]+\.\w+$/.test(route));

    expect(others.sort()).toEqual([
      'GET /*',
      'GET /api/docs',
      'GET /api/docs-json',
      'GET /healthz',
      'GET /r/*',
      'GET /readyz',
      'GET /shell/*',
      'POST /api/reports/content-policy',
    ]);
  });

  it('has a schema for what it takes and answers, and takes nothing else', () => {
    expect(endpoints.length).toBeGreaterThan(20);
    for (const endpoint of endpoints) {
      const { path, params, query, body, response } = endpoint;
      const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      expect([nameOf(endpoint), fieldsOf(params)]).toEqual([nameOf(endpoint), named]);
      const loose = path === WEBHOOK ? looseParts({ params, query }) : looseParts({ params, query, body });
      expect([nameOf(endpoint), loose]).toEqual([nameOf(endpoint), []]);
      expect(response).toBeInstanceOf(z.ZodType);
      expect(isEmpty(response)).toBe(statusOf(endpoint) === 204);
    }
  });
});

describe('every endpoint that is not open', () => {
  const closed = () => endpoints.filter(({ access }) => access !== 'open');

  it('answers 401 without a session', async () => {
    expect(await othersThan(401, closed(), app.visitor())).toEqual([]);
  });

  it('answers 401 to a mere x-user-id', async () => {
    const pretender = app.visitor();
    pretender.userId = anna.id;

    expect(await othersThan(401, closed(), pretender)).toEqual([]);
  });

  it("answers 403 with another member's x-user-id", async () => {
    const pretender = app.visitor();
    pretender.cookie = berta.cookie;
    pretender.userId = anna.id;

    expect(await othersThan(403, closed(), pretender)).toEqual([]);
  });

  it("answers 403 on another member's path", async () => {
    const hers = closed().filter(({ path }) => path.includes(':userId'));

    expect(await othersThan(403, hers, berta)).toEqual([]);
  });

  it('answers 403 to a member where it is for the team', async () => {
    expect(
      await othersThan(
        403,
        closed().filter(({ access }) => access === 'admin'),
        anna,
      ),
    ).toEqual([]);
  });
});

it.each([
  [[]],
  ['text'],
  [1],
  [{ nothing: true }],
  [{ constructor: { name: 1 } }],
  [[{ id: { $ne: null } }]],
])('no endpoint breaks on the body %j, or takes it for anything', async (body) => {
  const wrong: string[] = [];
  for (const endpoint of endpoints.filter(({ method }) => method !== 'GET')) {
    if (endpoint.path === '/api/session') continue;
    const { status } = await anna.send(urlOf(endpoint), { method: endpoint.method, json: body });
    if (status < 400 || status >= 500) wrong.push(`${nameOf(endpoint)} answered ${status}`);
  }
  expect(wrong).toEqual([]);
});

it('every area that has tables hands out and erases what it keeps', () => {
  const withTables = areas.filter((area) => area.entities.length > 0).map((area) => area.name);

  expect(app.get(PersonalData).areas).toEqual(expect.arrayContaining([...withTables, 'platform']));
});

interface Described {
  openapi: string;
  paths: Record<string, Record<string, { responses: Record<string, Response> }>>;
}
interface Response {
  content?: {
    'application/json': { schema: { allOf?: [unknown, { properties: { code: { enum: string[] } } }] } };
  };
}

it('the API describes itself as OpenAPI 3.1, with every endpoint', async () => {
  const { body } = await app.visitor().send<Described>('/api/docs-json');
  const described = Object.values(body.paths).flatMap((path) => Object.keys(path));

  expect(body.openapi).toBe('3.1.0');
  expect(described).toHaveLength(endpoints.length);
  expect((await app.visitor().send<string>('/api/docs')).body).toContain('<h1>Nestwell API</h1>');
});

it('the API names each code that a call can be refused with, under its status', async () => {
  const { body } = await app.visitor().send<Described>('/api/docs-json');
  const described = endpoints.map((endpoint) => {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    const { responses } = body.paths[path]?.[endpoint.method.toLowerCase()] ?? { responses: {} };
    const codes = Object.entries(responses).flatMap(([status, { content }]) => {
      const [, refusal] = content?.['application/json'].schema.allOf ?? [];
      return (refusal?.properties.code.enum ?? []).map((code) => `${status} ${code}`);
    });
    return [nameOf(endpoint), codes.sort()];
  });

  expect(described).toEqual(
    endpoints.map((endpoint) => [
      nameOf(endpoint),
      codesOf(endpoint)
        .map((code) => `${errorStatus[code]} ${code}`)
        .sort(),
    ]),
  );
});

it('every code belongs to some call, and no call lists one twice', () => {
  // What is refused before any call is known.
  const beforehand = ['method_not_allowed', 'too_slow'];
  const listed = new Set<string>(endpoints.flatMap((endpoint) => codesOf(endpoint)));

  expect(
    Object.keys(errorStatus)
      .filter((code) => !listed.has(code))
      .sort(),
  ).toEqual(beforehand);
  for (const endpoint of endpoints) {
    expect([nameOf(endpoint), codesOf(endpoint)]).toEqual([
      nameOf(endpoint),
      [...new Set(codesOf(endpoint))],
    ]);
  }
});

function fieldsOf(schema: z.ZodType | undefined): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape as object) : [];
}

/** Which parts take fields that are not described. */
function looseParts(parts: Record<string, z.ZodType | undefined>): string[] {
  return Object.entries(parts).flatMap(([name, schema]) => {
    if (schema === undefined) return [];
    const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    const objects = [json, ...(json.anyOf ?? []), ...(json.oneOf ?? [])].filter(
      ({ type }) => type === 'object',
    );
    return objects.every(({ additionalProperties }) => additionalProperties === false) ? [] : [name];
  });
}

const isEmpty = (schema: z.ZodType) => schema instanceof z.ZodVoid || schema instanceof z.ZodUndefined;
