import { cupsParts, signedIn, type CupsVisitor } from '../testing/cups';
import { TestApp } from '../testing/test-app';

let app: TestApp;
let anna: CupsVisitor;

beforeAll(async () => {
  app = await TestApp.start({ parts: cupsParts });
  anna = await signedIn(app);
});
afterAll(() => app.stop());

const send = (text: string) =>
  anna.send(`/api/users/${anna.userId}/cups`, {
    method: 'POST',
    text,
    headers: { 'content-type': 'application/json' },
  });
/** A body of so many levels, its own one counted. */
const nested = (levels: number) => `{"name":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;

it('nothing reads a body of more than 64 levels', async () => {
  const refused = { status: 400, body: { field: 'body', message: 'is nested too deeply' } };

  expect(await send(nested(64))).toMatchObject({ status: 400, body: { field: 'name' } });
  expect(await send(nested(65))).toMatchObject(refused);
  expect(await send(nested(10_000))).toMatchObject(refused);
});

it('brackets in a text are no levels', async () => {
  expect(await send('{"name":"\\"[[[{{{","size":1}')).toMatchObject({
    status: 201,
    body: { name: '"[[[{{{' },
  });
});

it.each([
  ['with escapes', '{"name":"Tea","size":1,"sips":[{"millilitres":1,"\\u005f_proto__":{}}]}'],
  ['below', '{"name":"Tea","size":1,"sips":[{"millilitres":1,"__proto__":{"hot":true}}]}'],
  ['where a text is meant', '{"name":{"__proto__":{"length":3}},"size":1}'],
])('a prototype %s never gets as far as what checks the fields', async (_, text) => {
  expect(await send(text)).toMatchObject({
    status: 400,
    body: { field: '__proto__', message: 'is not a field of this request' },
  });
});
