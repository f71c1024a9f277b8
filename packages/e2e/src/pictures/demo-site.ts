import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { Site } from '../kit/site';

const command = join(import.meta.dirname, '../../../../services/dist/cli/demo.js');

/** A zone where it is evening now: whenever pictures are taken, a day lies behind the mothers in them. */
export function zoneOfEvening(now: Date): string {
  const ahead = ((19 - now.getUTCHours() + 36) % 24) - 12;
  // In these names east is minus.
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

/** The built site with the demo's year, made for this run alone by the clock of a zone. */
export async function startDemo(zone: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const home = mkdtempSync(join(tmpdir(), 'nestwell-pictures-'));
  const folder = join(home, 'demo');
  execFileSync(process.execPath, [command, folder], { stdio: 'ignore', env: { ...process.env, TZ: zone } });
  const site = await Site.start({ env: { DATA_DIR: folder, CLOCK: 'system' } });
  return {
    url: site.url,
    stop: async () => {
      await site.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** Signs a mother of the demo in, the way the app keeps it. */
export async function signIn(page: Page, site: string, email: string): Promise<void> {
  const answer = await page.request.get(`${site}/api/users/by-email`, { params: { email } });
  const { id } = (await answer.json()) as { id: string };
  await page.goto(`${site}/healthz`);
  await page.evaluate((userId) => localStorage.setItem('userId', userId), id);
}
