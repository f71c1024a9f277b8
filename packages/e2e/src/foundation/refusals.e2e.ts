import { expect, test } from '../kit/test';

const OTHER = '0190d5a0-0000-7000-8000-000000000001';
const JSON_TYPE = { 'content-type': 'application/json' };

test('a read without the cookie is refused, whatever the header claims', async ({
  member,
  playwright,
  site,
}) => {
  const stranger = await playwright.request.newContext({ baseURL: site.url });

  const answer = await stranger.get(`/api/users/${member.id}/meals`, { headers: { 'x-user-id': member.id } });

  expect(answer.status()).toBe(401);
  expect(Object.keys((await answer.json()) as object).sort()).toEqual(['code', 'message']);
  await stranger.dispose();
});

test("a cookie with someone else's header is refused", async ({ member, page }) => {
  const answer = await page.request.get(`/api/users/${member.id}/meals`, { headers: { 'x-user-id': OTHER } });

  expect(answer.status()).toBe(403);
});

test("someone else's path is refused", async ({ member, page }) => {
  const answer = await page.request.get(`/api/users/${OTHER}/meals`, { headers: { 'x-user-id': member.id } });

  expect(answer.status()).toBe(403);
});

const meal = { name: 'Lentil stew', calories: 420, mealType: 'dinner' };

for (const [what, body, field] of [
  ['an unknown field', { ...meal, colour: 'red' }, 'colour'],
  ['a wrong type', { ...meal, calories: true }, 'calories'],
  ['a missing name', { ...meal, name: undefined }, 'name'],
] as const) {
  test(`${what} is answered 400 naming ${field}`, async ({ member, page }) => {
    const answer = await page.request.post(`/api/users/${member.id}/meals`, { data: body });

    expect(answer.status()).toBe(400);
    expect(await answer.json()).toMatchObject({ field });
  });
}

test('broken JSON is answered 400 and a huge body 413', async ({ member, page }) => {
  const meals = `/api/users/${member.id}/meals`;

  const broken = await page.request.post(meals, { headers: JSON_TYPE, data: Buffer.from('{"name":') });
  const huge = await page.request.post(meals, { data: { ...meal, name: 'x'.repeat(1_000_000) } });

  expect(broken.status()).toBe(400);
  expect(huge.status()).toBe(413);
});

test('an unknown /api path is answered 404 in JSON', async ({ page }) => {
  const answer = await page.request.get('/api/no-such-thing');

  expect(answer.status()).toBe(404);
  expect(answer.headers()['content-type']).toContain('application/json');
  expect(await answer.text()).toMatch(/"code":".+"/);
});
