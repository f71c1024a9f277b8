import { codesOf, errorStatus, type Contract } from '@nestwell/contracts/kernel/server';
import { EndpointList } from './platform/http/endpoint-list';
import { parts } from './app';
import { TestApp } from './platform/testing/test-app';

let app: TestApp;
let endpoints: readonly Contract[];

beforeAll(async () => {
  app = await TestApp.start({ parts });
  ({ endpoints } = app.get(EndpointList));
});
afterAll(() => app.stop());

const nameOf = ({ method, path }: Contract) => `${method} ${path}`;

interface Described {
  openapi: string;
  paths: Record<string, Record<string, { responses: Record<string, Response> }>>;
}
interface Response {
  content?: {
    'application/json': { schema: { allOf?: [unknown, { properties: { code: { enum: string[] } } }] } };
  };
}

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
