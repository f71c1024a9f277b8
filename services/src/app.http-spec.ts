import { keyOf, urlOfKey, type Contract } from '@nestwell/contracts/kernel/server';
import { DAY } from '@nestwell/domain/moments';
import { areas } from './areas';
import { EndpointList } from './platform/http/endpoint-list';
import { PersonalData } from './platform/personal-data';
import { nameOf } from './testing/access/calls';
import { aMember, type Member } from './testing/member';
import { parts } from './app';
import { areasWithoutHandler } from './derived-lists';
import { TestApp } from './platform/testing/test-app';

let app: TestApp;
let endpoints: readonly Contract[];
let anna: Member;

beforeAll(async () => {
  app = await TestApp.start({ parts });
  ({ endpoints } = app.get(EndpointList));
  anna = await aMember(app);
});
afterAll(() => app.stop());

const unknownId = '019aa000-0000-7000-8000-000000000000';

/** The endpoint's address with Anna's id, and ids that name nothing. */
function urlOf({ path }: Contract): string {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const params = Object.fromEntries(names.map((name) => [name, name === 'userId' ? anna.id : unknownId]));
  return urlOfKey(keyOf({ path }, { params }));
}

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

it('no cache may keep an answer, no browser guesses its kind, and behind https it is asked for by https alone', async () => {
  const wrong: string[] = [];
  for (const endpoint of endpoints) {
    const { headers } = await app.visitor().send(urlOf(endpoint), {
      method: endpoint.method,
      headers: { 'x-forwarded-proto': 'https' },
    });
    const said = [
      'cache-control',
      'x-content-type-options',
      'cross-origin-resource-policy',
      'strict-transport-security',
    ].map((name) => headers.get(name));
    if (said.join(' | ') !== 'no-store | nosniff | same-origin | max-age=31536000')
      wrong.push(`${nameOf(endpoint)}: ${said.join(' | ')}`);
  }
  expect(wrong).toEqual([]);
});

it('whoever finds a hole reads whom to tell, for half a year from now on', async () => {
  const { status, headers, body } = await app.visitor().send<string>('/.well-known/security.txt');

  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(body).toMatch(/^Contact: mailto:[^@\s]+@\S+$/m);
  const ends = Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? '');
  expect((ends - app.clock.now().getTime()) / DAY).toBeGreaterThan(179);
  expect((ends - app.clock.now().getTime()) / DAY).toBeLessThan(181);
});

it('every area that has tables hands out and erases what it keeps', () => {
  const withTables = areas.filter((area) => area.entities.length > 0).map((area) => area.name);

  expect(areasWithoutHandler([...withTables, 'platform'], app.get(PersonalData).areas)).toEqual([]);
});
