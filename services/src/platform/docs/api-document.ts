import { errorBody, statusOf, type EndpointShape } from '@nestwell/contracts/kernel';
import { z } from 'zod';

type Json = Record<string, unknown>;

const REFUSALS: Record<string, string> = {
  400: 'The input is wrong; `field` names where',
  401: 'Nobody is signed in',
  402: 'A running trial or plan is needed (`subscription_required`)',
  403: 'Not allowed, or not hers',
  404: 'There is no such thing among hers',
  409: 'It contradicts what is there already',
  413: 'Too large',
  415: 'Not JSON',
  422: 'Understood, but it cannot be done',
  429: 'Too many tries; see `Retry-After`',
};

/** The OpenAPI 3.1 description of endpoints, from the schemas that also check them. */
export function apiDocument(endpoints: readonly EndpointShape[]): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[endpoint.method.toLowerCase()] = operation(endpoint);
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

function operation(endpoint: EndpointShape): Json {
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

function parameters({ params, query }: EndpointShape): Json[] {
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

function success(endpoint: EndpointShape): Json {
  const status = statusOf(endpoint);
  if (status === 204) return { 204: { description: 'Done' } };
  const schema = schemaOf(endpoint.response, 'output');
  return { [status]: { description: 'Done', content: { 'application/json': { schema } } } };
}

function refusals({ access, body }: EndpointShape): Json {
  const statuses = [400, 404, 409, 422, 429];
  if (access !== 'open') statuses.push(401, 403);
  if (access === 'subscriber') statuses.push(402);
  if (body) statuses.push(413, 415);
  const schema = { $ref: '#/components/schemas/Error' };
  return Object.fromEntries(
    statuses
      .sort((a, b) => a - b)
      .map((status) => [
        status,
        { description: REFUSALS[status], content: { 'application/json': { schema } } },
      ]),
  );
}

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
