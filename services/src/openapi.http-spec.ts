import { account } from '@nestwell/contracts/account/server';
import { calendar } from '@nestwell/contracts/calendar/server';
import { care } from '@nestwell/contracts/care/server';
import { community } from '@nestwell/contracts/community/server';
import { fitness } from '@nestwell/contracts/fitness/server';
import { statusOf, takenAway, type Contract } from '@nestwell/contracts/kernel/server';
import { nutrition } from '@nestwell/contracts/nutrition/server';
import { z } from 'zod';
import { EndpointList } from './platform/http/endpoint-list';
import { parts } from './app';
import { apart } from './testing/access/calls';
import { TestApp } from './platform/testing/test-app';

let app: TestApp;
let endpoints: readonly Contract[];

beforeAll(async () => {
  app = await TestApp.start({ parts });
  ({ endpoints } = app.get(EndpointList));
});
afterAll(() => app.stop());

const nameOf = ({ method, path }: Contract) => `${method} ${path}`;
/** What a payment provider sends is its own affair: more fields than today's must not lose an event. */
const WEBHOOK = '/api/payments/webhooks/paypal';

describe('every address', () => {
  it('is described by a contract, save the few that are not part of the API', () => {
    const { others } = app.get(EndpointList);

    expect(apart(others)).toEqual([
      'GET /*',
      'GET /.well-known/security.txt',
      'GET /api/docs',
      'GET /api/docs-json',
      'GET /healthz',
      'GET /icons/*',
      'GET /r/*',
      'GET /readyz',
      'GET /shell/*',
      'POST /api/reports/content-policy',
      'POST /preview',
    ]);
  });

  it('that takes something away says which call gives it back, or why none does', () => {
    const deleting = endpoints.filter(({ method }) => method === 'DELETE');
    const named = { ...account, ...calendar, ...care, ...community, ...fitness, ...nutrition, ...takenAway };
    const missing = deleting.filter(({ undo }) => {
      if (undo === undefined) return true;
      return 'by' in undo ? !(undo.by in named) : undo.never.length < 10;
    });

    expect(deleting.length).toBeGreaterThan(10);
    expect(missing.map(nameOf)).toEqual([]);
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
