import type { CallDescription, DescribedSchema } from '@nestwell/contracts/kernel/server';

/** What calls take and answer, as a document of OpenAPI, which tools that compare read. */
export function asOpenApi(calls: Readonly<Record<string, CallDescription>>): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [call, described] of Object.entries(calls)) {
    const [method = '', path = ''] = call.split(' ');
    const operations = (paths[path.replace(/:(\w+)/g, '{$1}')] ??= {});
    operations[method.toLowerCase()] = operationOf(path, described);
  }
  return { openapi: '3.1.0', info: { title: 'Nestwell', version: '1' }, paths };
}

/** As an agreement names it: `GET /api/users/:userId/meals`. */
export const callOf = ({ operation, path }: { operation: string; path: string }) =>
  `${operation} ${path.replace(/\{(\w+)\}/g, ':$1')}`;

function operationOf(path: string, { query, body, response }: CallDescription): object {
  return {
    parameters: [
      ...[...path.matchAll(/:(\w+)/g)].map(([, name]) =>
        parameter('path', name ?? '', { type: 'string' }, true),
      ),
      ...parametersOf(query),
    ],
    ...(body && { requestBody: { required: true, ...json(body) } }),
    responses: { 200: { description: 'What it answers', ...(response && json(response)) } },
  };
}

function parametersOf(query: DescribedSchema = {}): object[] {
  const properties = Object.entries((query.properties ?? {}) as Record<string, DescribedSchema>);
  const required = (query.required ?? []) as string[];
  return properties.map(([name, schema]) =>
    parameter('query', name, readable(schema), required.includes(name)),
  );
}

const parameter = (place: string, name: string, schema: object, required: boolean) => ({
  name,
  in: place,
  required,
  schema,
});

const json = (schema: DescribedSchema) => ({ content: { 'application/json': { schema: readable(schema) } } });

/** Without its dialect, and with objects where a schema may be true or false. */
const readable = (schema: DescribedSchema): DescribedSchema =>
  JSON.parse(JSON.stringify(schema), (name, value: unknown) => {
    if (name === '$schema') return undefined;
    return name === 'items' && typeof value === 'boolean' ? {} : value;
  }) as DescribedSchema;
