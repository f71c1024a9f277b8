import type { User } from '@nestwell/contracts/account';
import type { Page } from '@playwright/test';
import { isFileOf } from '../kit/files-of';
import { expectStill, watchShifts } from '../kit/shifts';
import { memberTest, expect } from '../kit/test';
import { zoneHeader } from '../kit/zone';
import { keepDays } from './on-home';
import { areas, expectLoaded, expectWorking, slowDown } from './shape';

/** A day with something in every part: two suggestions, three meals, a reminder. */
async function fillHome(page: Page, member: User): Promise<void> {
  await keepDays(page, member, 'Lentil stew', { weight: 155, waterIntake: 6, sleepHours: 7.5, mood: 3 });
  const soon = new Date(Date.now() + 3 * 3_600_000).toISOString();
  const reminder = { userId: member.id, title: 'Midwife visit', type: 'appointment', dueDateTime: soon };
  const answer = await page.request.post('/api/reminders', {
    data: reminder,
    headers: zoneHeader,
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** The same at every width: run by one file for the phone and one for the desk. */
export function keepsItsShape(): void {
  memberTest.use({ serviceWorkers: 'block' });
  memberTest.beforeEach(async ({ page, member }) => {
    await fillHome(page, member);
    await watchShifts(page);
  });

  memberTest('Home keeps its shape while it loads', async ({ page }) => {
    await page.goto('/');
    await expectLoaded(page);
    await expectStill(page);
    await expectWorking(page);
  });

  memberTest('Home keeps its shape with the API slow by 3 s', async ({ page }) => {
    await slowDown(page, 3000);
    await page.goto('/');
    await expectLoaded(page);
    // Answers that follow upon answers.
    await page.waitForTimeout(3500);
    await expectStill(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await expectWorking(page);
  });

  memberTest.describe('for a traveller', () => {
    memberTest.use({ timezoneId: 'Pacific/Kiritimati' });

    memberTest('Home keeps its shape where the server does not know yet that she is', async ({ page }) => {
      await page.goto('/');
      await expectLoaded(page);
      await expectStill(page);
      await expectWorking(page);
    });
  });

  for (const down of areas) {
    memberTest(`Home keeps its shape without ${down}, and the rest works`, async ({ page }) => {
      await page.route(isFileOf(down), (route) => route.fulfill({ status: 404, body: 'gone' }));
      await page.goto('/');
      await expectLoaded(page);
      await expectWorking(page, down);
      await expectStill(page);
    });
  }
}
