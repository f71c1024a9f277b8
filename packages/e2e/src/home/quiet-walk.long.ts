import { account, type User } from '@nestwell/contracts/account';
import { fitness } from '@nestwell/contracts/fitness';
import { urlOf } from '@nestwell/contracts/kernel';
import type { Browser, Page } from '@playwright/test';
import { fillScreens } from '../foundation/routes';
import { apart, arriveInPlace } from '../kit/in-place';
import { largeText, textTrouble } from '../kit/large-text';
import { eraseMember, expectingMother, nursingMother, registerMember, type Profile } from '../kit/member';
import { expect, test } from '../kit/test';
import { zoneHeader } from '../kit/zone';
import { notesHerBaby, notesHerPregnancy, notesHerself } from '../platform/her-screens';
import { onThePage, quietLayers } from './quiet/layers';
import { forgottenPages, PAGES } from './quiet/pages';
import { hurtfulIn } from './quiet/words';

/** What the member wrote, as the screens show it. */
const own = ['Is anybody awake? Third night of feeds every hour.', 'May I fly in March?'];
const POST_OF_ANOTHER = 'Half way there, and the scan was fine';

/** The names of care of a pregnancy that goes on, by which it is found. */
const CARE_GOES_ON = /\bcontractions?\b|\bmovements?\b|can i eat/gi;

interface Quiet {
  before: Profile;
  state: 'loss' | 'paused';
  /** The paused pregnancy goes on. */
  goesOn?: true;
}

const quietStates: [string, Quiet][] = [
  ['after a loss', { before: expectingMother, state: 'loss' }],
  ['in a pause after a birth', { before: nursingMother, state: 'paused' }],
  ['in a pause of a pregnancy that goes on', { before: expectingMother, state: 'paused', goesOn: true }],
];

/** Another member’s post, which the quiet room leaves out. */
async function postOfAnother(browser: Browser, baseURL: string): Promise<void> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  const author = await registerMember(page, { ...expectingMother, name: 'Tess Hill' });
  await page.request.post('/api/community/posts', {
    data: { userId: author.id, content: POST_OF_ANOTHER, category: 'support' },
  });
  await context.close();
}

type Exercises = { id: string; name: string; description: string; instructions: string[] }[];

async function listExercises(page: Page): Promise<Exercises> {
  const answer = await page.request.get(urlOf(fitness.listExercises));
  return (await answer.json()) as Exercises;
}

/** Names that stand on no page in a quiet state, though most of them say nothing of a baby themselves. */
async function markedForOthers(page: Page): Promise<string[]> {
  const exercises = (await listExercises(page)).filter(
    ({ description, instructions }) => hurtfulIn([description, ...instructions], { own: [] }).length > 0,
  );
  return [POST_OF_ANOTHER, ...exercises.map(({ name }) => name)];
}

/** Something of everything, before the state changes; then the state. */
async function beginQuiet(page: Page, browser: Browser, { before, state, goesOn }: Quiet): Promise<User> {
  const member = await registerMember(page, { ...before, name: 'Hana Lindqvist' });
  const { id: userId, email } = member;
  await fillScreens(page, member);
  await notesHerself(page, member);
  await (before.isPregnant ? notesHerPregnancy : notesHerBaby)(page, member);
  const send = async (path: string, data: object, method = 'POST') => {
    const answer = await page.request.fetch(path, { method, data, headers: zoneHeader });
    expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true);
  };
  const reminder = { userId, title: 'Left side', type: 'baby_feeding', recurring: 'daily' };
  const dueDateTime = new Date(Date.now() + 3_600_000).toISOString();
  await send('/api/reminders', { ...reminder, dueDateTime });
  const done = before.isPregnant ? 'Belly Breathing' : 'Stroller Walk';
  const exercise = (await listExercises(page)).find(({ name }) => name === done);
  await send(urlOf(fitness.logWorkout), { userId, exerciseId: exercise?.id, duration: 20 });
  await postOfAnother(browser, new URL(page.url()).origin);
  const profile = urlOf(account.updateUser, { params: { userId } });
  await send(profile, { state }, 'PUT');
  if (goesOn) await send(profile, { pregnancyFacts: { goesOn } }, 'PUT');
  // A second session, so that there is one to end.
  const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin });
  await elsewhere.request.get('/api/users/by-email', { params: { email } });
  await elsewhere.close();
  return member;
}

/** Every line of the screen and of its print, with names for screen readers and where links lead. */
async function linesShown(page: Page): Promise<string[]> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true], [data-waiting]')).toHaveCount(0);
  const lines = () =>
    page.evaluate(() => [
      document.title,
      ...document.body.innerText.split('\n'),
      ...[...document.querySelectorAll('a')].map((link) => `link ${link.getAttribute('href')}`),
      ...[...document.querySelectorAll('[aria-label], [placeholder], [alt]')].flatMap((part) =>
        ['aria-label', 'placeholder', 'alt'].map((name) => part.getAttribute(name) ?? ''),
      ),
      // The mark is an egg in a nest, and a day without a mood an empty egg: no word tells either.
      ...[...document.querySelectorAll('.nw-logo, .nw-eggshape')]
        .filter((drawing) => drawing.checkVisibility())
        .map((drawing) => `the mark of a baby: ${drawing.getAttribute('class')}`),
    ]);
  const onScreen = await lines();
  await page.emulateMedia({ media: 'print' });
  const inPrint = await lines();
  await page.emulateMedia({ media: null });
  return [...new Set([...onScreen, ...inPrint])];
}

test.describe.configure({ timeout: 400_000 });

for (const [who, quiet] of quietStates) {
  const allowed = quiet.goesOn && CARE_GOES_ON;

  test(`${who} no page and no print speaks of babies or leads to one`, async ({ page, browser }, info) => {
    const member = await beginQuiet(page, browser, quiet);
    const marked = await markedForOthers(page);
    const found: string[] = [];
    let lines = 0;
    for (const path of apart(PAGES, String)) {
      await arriveInPlace(page, path);
      const shown = await linesShown(page);
      lines += shown.length;
      found.push(...hurtfulIn(shown, { own, marked, allowed }).map((line) => `${path}: ${line}`));
    }
    await eraseMember(page, member);
    info.annotations.push({
      type: 'cases',
      description: `${PAGES.length} pages, ${lines} lines, ${marked.length} marked names`,
    });
    expect(found).toEqual([]);
    expect(lines).toBeGreaterThan(2000);
    expect(marked.length).toBeGreaterThan(4);
  });

  test(`${who} no sheet or dialog speaks of babies`, async ({ page, browser }) => {
    const member = await beginQuiet(page, browser, quiet);
    page.setDefaultTimeout(15_000);
    const found: string[] = [];
    for (const [name, [path, ...steps]] of Object.entries(quietLayers)) {
      // An emergency of a pregnancy that goes on is called by its name.
      if (quiet.goesOn && name === 'urgent help') continue;
      // An open layer of the page before would stay where the address is the same.
      await page.goto('about:blank');
      await page.goto(path);
      await linesShown(page);
      for (const step of steps)
        await step(page).catch((error: unknown) => found.push(`${name}: ${String(error)}`));
      const layer = page.getByRole('dialog').or(page.getByRole('alertdialog')).last();
      const isOnPage = name in onThePage;
      if (!isOnPage) await layer.waitFor().catch(() => found.push(`${name} did not open`));
      const lines = isOnPage ? await linesShown(page) : (await layer.innerText()).split('\n');
      found.push(...hurtfulIn(lines, { own, allowed }).map((line) => `${name}: ${line}`));
    }
    await eraseMember(page, member);
    expect(found).toEqual([]);
  });

  test(`${who} Home and the quiet room hold text of twice the size`, async ({ page, browser }) => {
    const member = await beginQuiet(page, browser, quiet);
    await page.setViewportSize({ width: 320, height: 640 });
    const open = await largeText(page);
    const found: string[] = [];
    for (const path of ['/', '/community', '/settings/your-data']) {
      await open(path);
      found.push(...(await textTrouble(page)).map((words) => `${path}: ${words}`));
    }
    await eraseMember(page, member);
    expect(found).toEqual([]);
  });
}

test('every page of the modules is walked, and a planted sentence is found', () => {
  expect(forgottenPages()).toEqual([]);
  const planted = [
    'Undoes the feeding slump in five minutes.',
    '13 weeks on.',
    'link /baby',
    'Your little one',
  ];
  const harmless = ['Rest days count too.', 'Left side'];
  expect(hurtfulIn([...planted, ...harmless], { own: [] })).toEqual(planted);
  expect(hurtfulIn(['Oat cookies, 30 minutes', ...harmless], { own: [], marked: ['Oat cookies'] })).toEqual([
    'Oat cookies, 30 minutes',
  ]);
});
