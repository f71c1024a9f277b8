import { cupsParts, fill, signedIn, type CupsVisitor } from '../testing/cups';
import { TestApp } from '../testing/test-app';
import { newId } from '../database/ids';

let app: TestApp;
let anna: CupsVisitor;

beforeAll(async () => {
  app = await TestApp.start({ parts: cupsParts });
});
afterAll(() => app.stop());
beforeEach(async () => {
  anna = await signedIn(app);
});

describe('an answer', () => {
  it('has the described status and only the described fields', async () => {
    const answer = await fill(anna, anna, { name: ' Tea ', size: '250.5' });

    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({ id: expect.any(String) as string, name: 'Tea', size: 250.5, note: null });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('is a JSON null where there is nothing yet', async () => {
    const answer = await anna.send(`/api/users/${anna.userId}/cups/last`);

    expect(answer).toMatchObject({ status: 200, body: null });
    expect(answer.headers.get('content-type')).toContain('application/json');
  });

  it('is empty with 204 after a deletion', async () => {
    expect(await anna.send(`/api/cups/${newId()}`, { method: 'DELETE' })).toMatchObject({
      status: 204,
      body: undefined,
    });
  });
});

describe('input', () => {
  it.each([
    [{ size: 1 }, 'name'],
    [{ name: '', size: 1 }, 'name'],
    [{ name: 0, size: 1 }, 'name'],
    [{ name: true, size: 1 }, 'name'],
    [{ name: {}, size: 1 }, 'name'],
    [{ name: 'a\u0000', size: 1 }, 'name'],
    [{ name: '\ud800', size: 1 }, 'name'],
    [{ name: '👨‍👩‍👧‍👦'.repeat(3), size: 1 }, 'name'],
    [{ name: 'Tea', size: true }, 'size'],
    [{ name: 'Tea', size: null }, 'size'],
    [{ name: 'Tea', size: '' }, 'size'],
    [{ name: 'Tea', size: -1 }, 'size'],
    [{ name: 'Tea', size: 'NaN' }, 'size'],
    [{ name: 'Tea', size: 1e308 }, 'size'],
    [{ name: 'Tea', size: 1, role: 'admin' }, 'role'],
    [{ name: 'Tea', size: 1, sips: [{ millilitres: 1 }, { millilitres: 0.5 }] }, 'sips.1.millilitres'],
    [{ name: 'Tea', size: 1, sips: [{ millilitres: 1, hot: true }] }, 'sips.0.hot'],
    [[], 'body'],
    ['text', 'body'],
    [null, 'name'],
  ])('%j is refused naming %s', async (body, field) => {
    expect(await fill(anna, anna, body)).toMatchObject({ status: 400, body: { code: 'invalid', field } });
  });

  it.each([
    [{ size: 1 }, 'is missing'],
    [{ name: '', size: 1 }, 'must not be empty'],
    [{ name: 0, size: 1 }, 'must be text'],
    [{ name: 'Tea, very slowly, with everything', size: 1 }, 'must have at most 20 characters'],
    [{ name: 'Tea', size: true }, 'must be a number'],
    [{ name: 'Tea', size: 1001 }, 'must be at most 1000'],
    [{ name: 'Tea', size: 1, sips: {} }, 'must be a list'],
    [{ name: 'Tea', size: 1, sips: [{ millilitres: 0 }] }, 'must be at least 1'],
    [{ name: 'Tea', size: 1, sips: [{ millilitres: 1.5 }] }, 'must be a whole number'],
  ])('%j is refused in words that help: %s', async (body, message) => {
    expect((await fill(anna, anna, body)).body).toMatchObject({ message });
  });

  it.each([
    ['?email[x]=1', 'email[x]'],
    ['?name=a&name=b', 'name'],
    ['?limit=0', 'limit'],
    ['?limit=1e3', 'limit'],
    ['?other=1', 'other'],
    ['?__proto__=1', '__proto__'],
  ])('the query %s is refused naming %s', async (query, field) => {
    const answer = await anna.send(`/api/users/${anna.userId}/cups${query}`);

    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid', field } });
  });

  it('a query on an endpoint without one is refused', async () => {
    const answer = await anna.send(`/api/users/${anna.userId}/cups/last?x=1`);

    expect(answer).toMatchObject({ status: 400, body: { field: 'x' } });
  });

  it('an id that is none is refused', async () => {
    expect(await anna.send('/api/cups/1', { method: 'DELETE' })).toMatchObject({
      status: 400,
      body: { field: 'id', message: 'must be an id (UUID)' },
    });
  });

  it.each([
    ['broken JSON', '{"name":', 400],
    ['a prototype', '{"name":"Tea","size":1,"__proto__":{"role":"admin"}}', 400],
    ['10,000 levels', `{"name":${'['.repeat(10_000)}${']'.repeat(10_000)}}`, 400],
    ['a megabyte', JSON.stringify({ name: 'x'.repeat(1_000_000) }), 413],
  ])('%s is refused', async (_, text, status) => {
    const answer = await anna.send(`/api/users/${anna.userId}/cups`, {
      method: 'POST',
      text,
      headers: { 'content-type': 'application/json' },
    });

    expect(answer).toMatchObject({
      status,
      body: { code: expect.any(String) as string, message: expect.any(String) as string },
    });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'a body of type %s is refused',
    async (type) => {
      const answer = await anna.send(`/api/users/${anna.userId}/cups`, {
        method: 'POST',
        text: '{"name":"Tea","size":1}',
        headers: { 'content-type': type },
      });

      expect(answer).toMatchObject({ status: 415, body: { code: 'unsupported_media_type' } });
    },
  );

  it.each(['https://evil.example', 'null'])('a call from the origin %s is refused', async (origin) => {
    expect(await fill(anna, anna, { name: 'Tea', size: 1 }, { origin })).toMatchObject({ status: 403 });
  });

  it('a call that a browser says another site made is refused', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };

    expect(await fill(anna, anna, { name: 'Tea', size: 1 }, headers)).toMatchObject({
      status: 403,
      body: { code: 'foreign_origin' },
    });
  });

  it('a call from our own origin is answered', async () => {
    expect(await fill(anna, anna, { name: 'Tea', size: 1 }, { origin: app.url })).toMatchObject({
      status: 201,
    });
  });
});

it('says that it lives and that its database answers', async () => {
  const visitor = app.visitor();

  expect(await visitor.send('/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
  expect(await visitor.send('/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } });
});
