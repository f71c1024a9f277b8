import type { EndpointShape } from '@nestwell/contracts/kernel';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc, { type Arbitrary } from 'fast-check';
import { z } from 'zod';
import { EndpointList } from './platform/http/endpoint-list';
import { allowedBy, hostile, type JsonSchema } from './testing/arbitrary';
import { onBothEngines } from './platform/database/testing/engines';
import { aMember, type Member } from './testing/member';
import { parts } from './app';
import { TestApp } from './platform/testing/test-app';

const RUNS = 12;

interface Call {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
}

const ajv = new Ajv2020({ strict: false, validateFormats: false });

const jsonOf = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema;

const part = (schema: z.ZodType | undefined): Arbitrary<unknown> =>
  schema === undefined ? fc.constant(undefined) : allowedBy(jsonOf(schema, 'input'));

/** Calls as the contract allows them; in `wild` ones any field of query and body may hold anything. */
function callsOf({ params, query, body }: EndpointShape, wild: boolean): Arbitrary<Call> {
  const plain = fc.record({ params: part(params), query: part(query), body: part(body) }) as Arbitrary<Call>;
  if (!wild) return plain;
  return fc.record({ call: plain, value: hostile, place: fc.nat() }).map(({ call, value, place }) => ({
    ...call,
    query: spoilt(call.query, value, place),
    body: spoilt(call.body, value, place),
  }));
}

function spoilt<T>(part: T, value: unknown, place: number): T {
  if (typeof part !== 'object' || part === null) return part;
  const names = Object.keys(part);
  return names.length === 0 ? part : { ...part, [names[place % names.length] ?? '']: value };
}

function send(member: Member, { method, path }: EndpointShape, { params, query, body }: Call) {
  const values: Record<string, unknown> = { ...params, userId: member.id };
  const url = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])));
  const search = new URLSearchParams(
    Object.entries(query ?? {}).map(([name, value]): [string, string] => [name, wordOf(value)]),
  );
  return member.send<object>(`${url}?${search.toString()}`, { method, json: body });
}

/** A query field is text, whatever it was meant to be. */
const wordOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed();

/** What is wrong with how an endpoint answers such calls; undefined when nothing is. */
async function complaint(
  endpoint: EndpointShape,
  member: Member,
  wild: boolean,
): Promise<string | undefined> {
  const isAnswer = ajv.compile(jsonOf(endpoint.response, 'output'));
  const property = fc.asyncProperty(callsOf(endpoint, wild), async (call) => {
    const { status, body } = await send(member, endpoint, call);
    if (status >= 500) throw new Error(`answered ${status}`);
    if (status >= 400 && !('code' in body && 'message' in body))
      throw new Error(`refused without a reason: ${status}`);
    if (status < 300 && status !== 204 && isJson(endpoint) && !isAnswer(body)) {
      throw new Error(`answers what its contract does not say: ${ajv.errorsText(isAnswer.errors)}`);
    }
  });
  const result = await fc.check(property, { numRuns: RUNS, seed: 20_261_121, endOnFailure: true });
  if (!result.failed) return undefined;
  return `${endpoint.method} ${endpoint.path} ${String(result.errorInstance)} to ${JSON.stringify(result.counterexample)}`;
}

const isJson = (endpoint: EndpointShape) => !endpoint.path.endsWith('.ics');

onBothEngines((engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start({ parts, databaseUrl: await engine.newUrl() });
  });
  afterAll(() => app.stop());

  it.each([
    ['calls as the contract allows them', false],
    ['calls with a field that holds anything', true],
  ])(
    'no endpoint fails on %s',
    async (_, wild) => {
      const complaints: string[] = [];
      for (const endpoint of app.get(EndpointList).endpoints) {
        // A member of its own, because some calls end her access.
        const found = await complaint(endpoint, await aMember(app), wild);
        if (found !== undefined) complaints.push(found);
      }
      expect(complaints).toEqual([]);
    },
    120_000,
  );
});
