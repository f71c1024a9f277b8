import type { User } from '@nestwell/contracts/account';
import type { Page } from '@playwright/test';
import { isFileOf } from '../kit/files-of';
import { expectStill, watchShifts } from '../kit/shifts';
import { memberTest, expect } from '../kit/test';
import { zoneHeader } from '../kit/zone';
import { keepDays } from './on-home';
import { type Area, areas, expectLoaded, expectWorking, slowDown } from './shape';

/** A day with something in every part: two suggestions, three meals, a reminder. */
async function fillHome(page: Page, member: User): Promise<void> {
  await keepDays(page, member, 'Lentil stew', { weight: 155, waterIntake: 6, sleepHours: 7.5, mood: 3 });
  const soon = new Date(Date.now() + 3 * 3_600_000).toISOString();
  // What comes every week is not announced at eight in the morning, which may be now.
  const reminder = {
    userId: member.id,
    title: 'Midwife visit',
    type: 'appointment',
    dueDateTime: soon,
    recurring: 'weekly',
  };
  const answer = await page.request.post('/api/reminders', {
    data: reminder,
    headers: zoneHeader,
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

interface Visit {
  timezoneId?: string;
  down?: Area;
  /** Before Home is opened, and once it is loaded. */
  before?: (page: Page) => Promise<void>;
  after?: (page: Page) => Promise<void>;
}

const VISITS: Record<string, Visit> = {
  'while it loads': {},
  'with the API slow by 3 s': {
    before: (page) => slowDown(page, 3000),
    after: async (page) => {
      // Answers that follow upon answers.
      await page.waitForTimeout(3500);
      await expectStill(page);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
  },
  'where the server does not know yet that she travels': { timezoneId: 'Pacific/Kiritimati' },
};

const WITHOUT: Record<string, Visit> = Object.fromEntries(
  areas.map((down): [string, Visit] => {
    const gone = (page: Page) =>
      page.route(isFileOf(down), (route) => route.fulfill({ status: 404, body: 'gone' }));
    return [`without ${down}, and the rest works`, { down, before: async (page) => void (await gone(page)) }];
  }),
);

/** Each visit is the first of a browser that knows nothing of her yet but who she is. */
async function visits(page: Page, each: Record<string, Visit>): Promise<void> {
  const storageState = await page.context().storageState();
  const browser = page.context().browser();
  for (const [how, { timezoneId, down, before, after }] of Object.entries(each)) {
    await memberTest.step(`Home keeps its shape ${how}`, async () => {
      const context = await browser?.newContext({ storageState, ...(timezoneId && { timezoneId }) });
      if (!context) throw new Error('A browser that is not there opens no page');
      const visit = await context.newPage();
      await watchShifts(visit);
      await before?.(visit);
      await visit.goto('/');
      await expectLoaded(visit);
      await after?.(visit);
      await expectStill(visit);
      await expectWorking(visit, down);
      if (down) await expectStill(visit);
      await context.close();
    });
  }
}

/** The same at every width: run by one file for the phone and one for the desk. */
export function keepsItsShape(): void {
  memberTest.use({ serviceWorkers: 'block' });
  memberTest.beforeEach(({ page, member }) => fillHome(page, member));

  memberTest('Home keeps its shape while it loads, however that goes', ({ page }) => visits(page, VISITS));

  memberTest('Home keeps its shape without any one area, and the rest works', ({ page }) =>
    visits(page, WITHOUT),
  );
}
