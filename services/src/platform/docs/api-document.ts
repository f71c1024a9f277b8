import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  codesOf,
  errorBody,
  errorStatus,
  statusOf,
  type Contract,
  type ErrorCode,
} from '@nestwell/contracts/kernel/server';
import { z } from 'zod';

type Json = Record<string, unknown>;

/**
 * The OpenAPI 3.1 description of endpoints, from the schemas that also check them. All of them take a third of a
 * second, so other calls are let through between one and the next.
 */
export async function apiDocument(endpoints: readonly Contract[]): Promise<Json> {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[endpoint.method.toLowerCase()] = operation(endpoint);
    await nextTurn();
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Nestwell',
      version: '1.0.0',
      description:
        'Every refusal is `{ code, message, field? }`. Lists are newest first; `Link: rel="next"` leads on.',
    },
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => a.localeCompare(b))),
    components: {
      schemas: { Error: schemaOf(errorBody, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'nestwell_session' } },
    },
  };
}

function operation(endpoint: Contract): Json {
  const { body, summary, access } = endpoint;
  return {
    summary,
    tags: [tagOf(endpoint.path)],
    ...(access !== 'open' && { security: [{ session: [] }] }),
    parameters: [...parameters(endpoint), ...(endpoint.idempotent ? [IDEMPOTENCY_KEY] : [])],
    ...(body && {
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body, 'input') } } },
    }),
    responses: { ...success(endpoint), ...refusals(endpoint) },
  };
}

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A UUID; a repeat with the same one answers the first result',
  schema: { type: 'string', format: 'uuid' },
};

function parameters({ params, query }: Contract): Json[] {
  return [...fieldsOf(params, 'path'), ...fieldsOf(query, 'query')];
}

function fieldsOf(schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Json;
    required?: string[];
  };
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: field,
  }));
}

function success(endpoint: Contract): Json {
  const status = statusOf(endpoint);
  if (status === 204) return { 204: { description: 'Done' } };
  const schema = schemaOf(endpoint.response, 'output');
  return { [status]: { description: 'Done', content: { 'application/json': { schema } } } };
}

/** By status, the codes this call can be refused with. */
function refusals(endpoint: Contract): Json {
  const codes = codesOf(endpoint);
  const statuses = new Set(codes.map((code) => errorStatus[code]));
  return Object.fromEntries(
    [...statuses].map((status) => [status, refusal(codes.filter((code) => errorStatus[code] === status))]),
  );
}

const refusal = (codes: readonly ErrorCode[]): Json => ({
  description: codes.map((code) => `\`${code}\``).join(', '),
  content: {
    'application/json': {
      schema: { allOf: [{ $ref: '#/components/schemas/Error' }, { properties: { code: { enum: codes } } }] },
    },
  },
});

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  });
  return json;
}

/** The first word of a path that says what it is about: `meals` of `/api/users/:userId/meals/:id`. */
function tagOf(path: string): string {
  const words = path.split('/').filter((word) => word && word !== 'api' && !word.startsWith(':'));
  return (words[0] === 'users' && words[1] ? words[1] : words[0]) ?? 'other';
}
