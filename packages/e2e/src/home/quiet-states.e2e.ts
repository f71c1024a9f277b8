import type { Page } from '@playwright/test';
import { axeCheck } from '../kit/axe';
import { apart, arriveInPlace } from '../kit/in-place';
import { eraseMember, nursingMother, registerMember } from '../kit/member';
import { screens } from '../kit/screens';
import { expect, test } from '../kit/test';

/** What no screen may say to her or lead her to; the place where she chooses what is shown names the states. */
const FORBIDDEN =
  /\bbab(y|ies)\b|newborn|infant|pregnan|trimester|postpartum|\bweek \d|milestone|nursing|breastfe|milk\+|lactat|growth spurt|due date|\bbirth\b|\bpram|stroller|weight goal/i;
/** What is of a pregnancy or a baby without saying so. */
const NOT_HERS =
  /feeding|movements|contractions|fever|hospital bag|partner|can i eat|look up a food|names and days/i;
const SCREENS = [
  '/',
  '/nutrition',
  '/nutrition?tab=nursing',
  '/nutrition?tab=milk',
  '/nutrition?tab=plans',
  '/fitness',
  '/wellness',
  '/wellness?tab=resources',
  '/wellness?tab=support',
  '/progress',
  '/progress?tab=trends',
  '/progress?tab=goals',
  '/tracking-history',
  '/calendar',
  '/community',
  '/care',
  // Leads to Home, so it is opened from elsewhere.
  '/baby?week=24',
  '/support',
  '/settings',
];

/** What opens over a screen, by the button that opens it. */
const LAYERS: Record<string, string> = {
  '/fitness': 'Belly Breathing',
  '/calendar': 'Add Reminder',
  '/community': 'New Post',
};

async function shownOn(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true], [data-waiting]')).toHaveCount(0);
  return page.evaluate(() => [
    ...document.body.innerText.split('\n'),
    ...[...document.querySelectorAll('a')].map((link) => `link ${link.getAttribute('href')}`),
    ...[...document.querySelectorAll('[aria-label]')].map((part) => part.getAttribute('aria-label') ?? ''),
    // The mark is an egg in a nest, and a day without a mood an empty egg: no word tells either.
    ...[...document.querySelectorAll('.nw-logo, .nw-eggshape')]
      .filter((drawing) => drawing.checkVisibility())
      .map((drawing) => `the mark of a baby: ${drawing.getAttribute('class')}`),
  ]);
}

/** Nothing is off the screen on the narrowest phone, or with words of twice the size. */
async function fits(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const [width, size] of [
    [320, ''],
    [390, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    await page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size);
    const overhang = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(overhang, `${width} px ${size}`).toBe(0);
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  if (before) await page.setViewportSize(before);
}

async function shownOver(page: Page, opener: string | undefined): Promise<string[]> {
  if (opener === undefined) return [];
  await page
    .getByRole('button', { name: opener })
    .or(page.getByRole('link', { name: opener }))
    .first()
    .click();
  const words = await page.getByRole('dialog').last().innerText();
  await page.keyboard.press('Escape');
  return words.split('\n');
}

for (const state of ['loss', 'paused'] as const) {
  test(`in the state ${state} no screen speaks of babies or leads to one`, async ({ page }) => {
    test.setTimeout(120_000);
    const member = await registerMember(page, { ...nursingMother, name: 'Hana Lindqvist' });
    const remind = { userId: member.id, title: 'Left side', type: 'baby_feeding', recurring: 'daily' };
    await page.request.post('/api/reminders', {
      data: { ...remind, dueDateTime: new Date(Date.now() + 3_600_000).toISOString() },
    });
    await page.request.put(`/api/users/${member.id}`, { data: { state } });
    const said: string[] = [];
    // A closed layer leaves its entry in her history, and what goes on from there in place looks like Back.
    let wasOver = true;
    for (const path of apart(SCREENS, String)) {
      await (wasOver ? page.goto(path) : arriveInPlace(page, path));
      wasOver = path === '/' || path in LAYERS;
      const shown = [...(await shownOn(page)), ...(await shownOver(page, LAYERS[path]))];
      const words = shown.filter((line) => FORBIDDEN.test(line));
      said.push(...words.map((line) => `${path}: ${line}`));
      if (path === '/') {
        await expect(page.getByText('Left side')).toHaveCount(0);
        await screens(page, `${state}-home-full`);
        await axeCheck(page);
        await fits(page);
        await page.getByRole('button', { name: 'Put them away' }).click();
        await expect(page.getByRole('button', { name: 'Put them away' })).toBeHidden();
        await page.getByRole('button', { name: 'Your profile' }).click();
        const profile = page.getByRole('dialog', { name: 'User Profile' });
        await expect(profile).not.toContainText(FORBIDDEN);
        await screens(page, `${state}-profile`, false);
        await page.keyboard.press('Escape');
        await expect(profile).toBeHidden();
        await page.keyboard.press('Control+k');
        const palette = page.getByRole('dialog', { name: 'Find or log' });
        await expect(palette.getByRole('option', { name: 'Medicines' })).toBeAttached();
        await expect(palette).not.toContainText(FORBIDDEN);
        await expect(palette).not.toContainText(NOT_HERS);
        await screens(page, `${state}-find`, false);
        await page.keyboard.press('Escape');
      }
    }
    await page.goto('/settings/shown');
    await expect(page.getByRole('radio', { checked: true })).toHaveValue(state);
    await axeCheck(page);
    await fits(page);
    await screens(page, `${state}-shown`);
    await eraseMember(page, member);
    expect(said).toEqual([]);
  });
}
