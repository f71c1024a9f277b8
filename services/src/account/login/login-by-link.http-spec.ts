import { parts as whole } from '../../app';
import { BillingModule } from '../../billing';
import { SessionEntity } from '../../platform/session/session.entity';
import { Database } from '../../platform/database/database';
import { TestApp } from '../../platform/testing/test-app';
import { aMember, type Member } from '../../testing/member';
import { AccountModule } from '..';

const parts = { ...whole, modules: [AccountModule, BillingModule] };

let app: TestApp;
let vic: Member;
let mallory: Member;
beforeAll(async () => {
  app = await TestApp.start({ parts, env: { LOGIN_VERIFICATION: 'off' } });
  vic = await aMember(app, { name: 'Vic' });
  mallory = await aMember(app, { name: 'Mallory' });
});
afterAll(() => app.stop());

const sessions = async () =>
  (await app.get(Database).source.getRepository(SessionEntity).find()).map(({ userId }) => userId).sort();

/** `inject`: fetch would add headers of its own. */
const ask = (headers: Record<string, string>) =>
  app.app.inject({
    url: `/api/users/by-email?email=${encodeURIComponent(mallory.email)}`,
    headers: { host: 'localhost', ...headers },
  });

it.each([
  ['a navigation', { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'none' }],
  [
    'a link in a post',
    { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'same-origin' },
  ],
  ['an image', { 'sec-fetch-dest': 'image', 'sec-fetch-mode': 'no-cors', 'sec-fetch-site': 'same-origin' }],
  [
    'an image of a sibling site',
    { 'sec-fetch-dest': 'image', 'sec-fetch-mode': 'no-cors', 'sec-fetch-site': 'same-site' },
  ],
  ['a frame', { 'sec-fetch-dest': 'iframe', 'sec-fetch-mode': 'navigate' }],
  ['a script element', { 'sec-fetch-dest': 'script', 'sec-fetch-mode': 'cors' }],
  ['a script that may not read', { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'no-cors' }],
  ['a prefetch', { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors', 'sec-purpose': 'prefetch' }],
  [
    'a speculation',
    { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate', 'sec-purpose': 'prefetch;prerender' },
  ],
  ['an older prefetch', { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'no-cors', purpose: 'prefetch' }],
  ['an older prefetch that says no more', { purpose: 'prefetch' }],
  [
    'a navigation that a service worker passes on',
    { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'navigate' },
  ],
  [
    'an older browser, which says little',
    { accept: 'text/html,application/xhtml+xml', 'upgrade-insecure-requests': '1' },
  ],
  ["an older browser's image", { accept: 'image/avif,image/webp,*/*' }],
])('%s signs nobody in and nobody out', async (_, headers) => {
  const before = await sessions();
  const answer = await ask({ ...headers, cookie: vic.cookie ?? '' });

  expect(answer.statusCode).toBe(403);
  expect(answer.json()).toMatchObject({ code: 'forbidden' });
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(await sessions()).toEqual(before);
  expect(await vic.send(`/api/users/${vic.id}`)).toMatchObject({ status: 200 });
});

it.each([
  ['of the page', { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors', 'sec-fetch-site': 'same-origin' }],
  [
    'of the page that asks for its own origin alone',
    { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'same-origin' },
  ],
  ['outside of a browser', { accept: '*/*' }],
  ['in Node, which names its mode', { 'sec-fetch-mode': 'cors' }],
])('a script %s signs in as specified', async (_, headers) => {
  const answer = await ask(headers);

  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ id: mallory.id });
  expect(String(answer.headers['set-cookie'])).toContain('HttpOnly');
});
