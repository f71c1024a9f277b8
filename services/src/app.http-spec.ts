import { keyOf, urlOfKey, type EndpointShape } from '@nestwell/contracts/kernel';
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
