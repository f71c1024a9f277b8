import type { User } from '@nestwell/contracts/account';
import type { Page } from '@playwright/test';
import { ALL_HERS, OPEN } from '../foundation/routes';
import { arriveInPlace } from '../kit/in-place';
import { nursingMother } from '../kit/member';
import { settled } from '../kit/settled';
import { expect, test } from '../kit/test';
import { everythingStored } from './stored-words';
import { watchTraffic } from './watched-traffic';

const PLACES = [
  'name',
  'diet',
  'meal',
  'food',
  'plan',
  'item',
  'notes',
  'post',
  'title',
  'doctor',
  'feedback',
  'draft',
] as const;
const word = (place: (typeof PLACES)[number]) => `Wren${place}wren`;

/** Every page, and the tab that leads to videos of others. */
const SCREENS = new Set([
  ...[...ALL_HERS, ...OPEN.map(({ path }) => path)].map((path) => path.replace(/\?.*/, '')),
  '/fitness?tab=videos',
]);

test.use({ profile: { ...nursingMother, name: word('name'), dietaryRestrictions: [word('diet')] } });

/** A word of hers in each field, as the screens send them. */
async function plant(page: Page, { id: userId, email }: User) {
  const send = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  };
  const dueDateTime = new Date(Date.now() + 3_600_000).toISOString();
  const [today] = new Date().toISOString().split('T');
  const items = [{ item: word('item'), quantity: '1', checked: false }];
  await send('/api/meals', { userId, name: word('meal'), calories: 420, mealType: 'lunch' });
  await send(`/api/users/${userId}/kept-foods`, {
    name: word('food'),
    kind: 'own',
    calories: 90,
    portion: { label: 'cup', grams: 240 },
  });
  await send('/api/meal-plans', {
    userId,
    name: word('plan'),
    startDate: today,
    endDate: today,
    days: { [today ?? '']: { breakfast: [], lunch: [], dinner: [], snacks: [] } },
    shoppingList: [{ category: 'Proteins', items }],
  });
  await send(`/api/users/${userId}/tracking/mental`, { anxietyLevel: 1, notes: word('notes') });
  await send('/api/community/posts', { userId, content: word('post'), category: 'support' });
  await send('/api/reminders', {
    userId,
    title: word('title'),
    doctorName: word('doctor'),
    type: 'appointment',
    dueDateTime,
    recurring: 'none',
  });
  await send('/api/feedback', { userId, name: word('name'), email, message: word('feedback') });
}

async function visit(page: Page, path: string) {
  await page.goto(path);
  await settled(page);
}

test('her words go to nobody else, into no cache and no address, and leave with her: after logging out, and after erasing', async ({
  page,
  member,
  here,
}) => {
  test.setTimeout(120_000);
  const hers = [...PLACES.map(word), member.email, member.id];
  const foundIn = (text: string) => hers.filter((words) => text.includes(words));
  await plant(page, member);
  const traffic = await watchTraffic(page.context());
  // Of hers, loaded anew, `every-screen` asks the same.
  await visit(page, '/');
  for (const path of SCREENS) {
    await (ALL_HERS.includes(path) ? arriveInPlace(page, path) : page.goto(path));
    await settled(page);
  }

  await page.goto('/');
  await page.getByRole('button', { name: 'Log food' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();

  // What holds here while she is signed in shows that the search below looks where words are.
  await visit(page, '/community');
  await page.getByRole('button', { name: 'New Post' }).filter({ visible: true }).click();
  await page.getByLabel('Your post').fill(word('draft'));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect
    .poll(async () => foundIn(await everythingStored(page)))
    .toEqual(expect.arrayContaining([word('title'), word('draft'), member.id]));

  await page.goto('/settings');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect.poll(async () => foundIn(await everythingStored(page))).toEqual([]);

  await page.request.get('/api/users/by-email', { params: { email: member.email } });
  await page.evaluate((id) => localStorage.setItem('userId', id), member.id);
  await visit(page, '/community');
  await visit(page, '/settings');
  await page.getByRole('button', { name: 'Erase my account' }).click();
  const sheet = page.getByRole('dialog', { name: 'Erase my account' });
  await sheet.getByRole('textbox').fill(member.email);
  await sheet.getByRole('button', { name: 'Erase everything' }).click();
  await expect(page).not.toHaveURL(/settings/);
  await expect.poll(async () => foundIn(await everythingStored(page))).toEqual([]);

  expect([...traffic.hosts]).toEqual([new URL(here.url).host]);
  expect(foundIn(traffic.told.join('\n')).filter((words) => words !== member.id)).toEqual([]);
  expect([...new Set(traffic.keepable)]).toEqual([]);
  expect(traffic.offences).toEqual([]);
});
