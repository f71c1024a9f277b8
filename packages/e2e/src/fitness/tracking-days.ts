import type { Page } from '@playwright/test';
import type { User } from '@nestwell/contracts/account';
import { localDateOf, zoneHeader } from '../kit/zone';

/** Her date so many days ago. */
export const daysAgo = (days: number) => localDateOf(new Date(Date.now() - days * 86_400_000));

/** A tracked year, with a gap every sixth day. */
export async function trackDays(page: Page, { id: userId }: User, count: number): Promise<void> {
  for (let back = 0; back < count; back += 1) {
    if (back % 6 === 5) continue;
    const data = {
      userId,
      date: daysAgo(back),
      waterIntake: 4 + (back % 7),
      sleepHours: 4 + (back % 5),
      mood: back % 5,
      energyLevel: (back + 2) % 5,
      weight: 150 - (back % 9) / 10,
    };
    await page.request.post('/api/tracking', { data, headers: zoneHeader });
  }
}
