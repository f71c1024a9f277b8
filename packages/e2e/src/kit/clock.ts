import { expect, type Page } from '@playwright/test';

interface Duration {
  days?: number;
  hours?: number;
  minutes?: number;
}

/** Time that passes at once for the services, with every job that becomes due, and for the page. */
export class TestClock {
  constructor(private readonly page: Page) {}

  async advance({ days = 0, hours = 0, minutes = 0 }: Duration): Promise<void> {
    const advanceSeconds = ((days * 24 + hours) * 60 + minutes) * 60;
    const answer = await this.page.request.post('/api/test/clock', { data: { advanceSeconds } });
    expect(answer.status(), await answer.text()).toBe(200);
    const { now } = (await answer.json()) as { now: string };
    // The page's timers run on; only what it reads as "now" follows.
    await this.page.clock.setFixedTime(now);
  }
}
