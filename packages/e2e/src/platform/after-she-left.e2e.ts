import type { Page } from '@playwright/test';
import { goElsewhere } from '../kit/in-place';
import { nursingMother } from '../kit/member';
import { offlineReady } from '../kit/offline';
import { settled } from '../kit/settled';
import { expect, test } from '../kit/test';
import { logMeal } from '../foundation/a-night';
import { everythingStored } from './stored-words';

const PLACES = ['name', 'meal', 'logged', 'baby', 'question', 'search'] as const;
const word = (place: (typeof PLACES)[number]) => `Wren${place}wren`;

test.use({ profile: { ...nursingMother, name: word('name') } });

/** What a developer tool, an extension or a module could read in the page as it stands. */
const inPage = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([
      document.documentElement.outerHTML,
      document.title,
      location.href,
      history.state,
      window.name,
      performance.getEntries().map(({ name }) => name),
    ]),
  );

test('nothing of hers stays in the page or the browser once she has logged out, with nothing loaded anew', async ({
  page,
  member,
}) => {
  test.setTimeout(120_000);
  const hers = [...PLACES.map(word), member.id, member.email];
  const foundIn = (text: string) => hers.filter((words) => text.includes(words));
  const send = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  await send('/api/meals', {
    userId: member.id,
    name: word('meal'),
    calories: 420,
    mealType: 'lunch',
  });
  await send(`/api/users/${member.id}/baby-log`, {
    kind: 'nappy',
    baby: 1,
    nappy: 'wet',
    note: word('baby'),
  });
  await page.goto('/');
  await offlineReady(page);
  // The queries that came with the document are read out of it.
  expect(await page.content()).not.toContain('nestwell-queries');
  await goElsewhere(page, '/care/can-i-eat');
  await page.getByLabel('Food or drink').fill(word('search'));
  await settled(page);
  await goElsewhere(page, '/care/questions');
  await page.getByLabel('A new question').fill(word('question'));
  await settled(page);
  await goElsewhere(page, '/care/feeding');
  await settled(page);
  await goElsewhere(page, '/');
  await logMeal(page, word('logged'));
  await expect(page.getByRole('list', { name: 'Recent meals' })).toContainText(word('logged'));
  await page.getByRole('link', { name: 'Settings', exact: true }).last().click();
  await settled(page);
  expect(foundIn(await everythingStored(page))).toContain(word('logged'));
  await page.evaluate(() => Object.assign(window, { isStillThisPage: true }));

  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await settled(page);

  await expect.poll(async () => foundIn(await everythingStored(page))).toEqual([]);
  expect(foundIn(await inPage(page))).toEqual([]);
  expect(await page.evaluate(() => 'isStillThisPage' in window)).toBe(true);
});
