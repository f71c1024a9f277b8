import { saucers, saucersParts } from '../testing/saucers';
import { TestApp } from '../testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ parts: saucersParts });
});
afterAll(() => app.stop());

const count = (headers: Record<string, string> = {}) =>
  app.visitor().send(saucers.count.path, { method: 'GET', headers });

it('a guard for the whole application runs before a handler', async () => {
  expect(await count({ 'x-refused-by': 'global guard' })).toMatchObject({
    status: 403,
    body: { code: 'forbidden' },
  });
});

it('a guard on a route runs before its handler, and on no other route', async () => {
  const headers = { 'x-refused-by': 'route guard' };
  const washed = await app
    .visitor()
    .send(saucers.wash.path, { method: 'POST', json: { name: 'Blue' }, headers });

  expect(await count(headers)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  expect(await count()).toMatchObject({ status: 200, body: { count: 1 } });
  expect(washed.status).toBe(201);
});

it('an interceptor for the whole application runs around a handler', async () => {
  expect((await count()).headers.get('x-global-interceptor')).toBe('count');
});

it('a pipe on a route changes what its handler is given', async () => {
  const washed = await app.visitor().call(saucers.wash, { body: { name: 'Blue' } });

  expect(washed.body.name).toBe('BLUE');
});

it('a header on a route is sent', async () => {
  expect((await count()).headers.get('x-saucers')).toBe('counted');
});

it('a provider of the scope of a request is made for each request', async () => {
  const washed = await app.visitor().call(saucers.wash, { body: { name: 'Blue' } });

  expect(washed.body.path).toBe(saucers.wash.path);
});

it.each([
  ['a query', `${saucers.count.path}?unknown=1`, { method: 'GET' }, 'unknown'],
  ['a body', saucers.empty.path, { method: 'POST', json: { unknown: 1 } }, 'unknown'],
  ['a body that is a list', saucers.empty.path, { method: 'POST', json: [] }, 'body'],
])('%s is refused by a handler that takes no parameter', async (_, path, request, field) => {
  expect(await app.visitor().send(path, request)).toMatchObject({
    status: 400,
    body: { code: 'invalid', field },
  });
});
