import { expect } from '@playwright/test';
import type { Site } from '@nestwell/e2e/site';

export const MINUTE = 60;
export const DAY = 86_400;

/** Moves the services' clock by seconds, on or back, and waits for the jobs that became due. */
export async function moveClock(site: Site, advanceSeconds: number): Promise<void> {
  const answer = await fetch(`${site.url}/api/test/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advanceSeconds }),
  });
  expect(answer.status, await answer.text()).toBe(200);
}
