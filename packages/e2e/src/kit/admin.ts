import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import type { Site } from './site';

const command = join(dirname(fileURLToPath(import.meta.url)), '../../../../services/dist/cli/grant-admin.js');

/** Makes somebody registered an admin, as `pnpm --filter services grant-admin` does; her sessions end with it. */
export async function makeAdmin(site: Site, email: string): Promise<void> {
  await promisify(execFile)(process.execPath, [command, email], {
    env: { ...process.env, ...site.settings, LOG_LEVEL: 'error' },
  });
}

/** Makes somebody registered an admin, and logs her browser in again, since her sessions ended with it. */
export async function grantAdmin(site: Site, email: string, page: Page): Promise<void> {
  await makeAdmin(site, email);
  await signInWithCode(site, email, page);
}

/** Logs a browser in with the code from the mail. */
export async function signInWithCode(site: Site, email: string, page: Page): Promise<void> {
  const asked = await page.request.get(`${site.url}/api/users/by-email`, { params: { email } });
  expect(asked.status()).toBe(401);
  const mail = site.output.slice(site.output.lastIndexOf(`Mail to ${email}`));
  const code = /\b\d{6}\b(?= is your code)/.exec(mail)?.[0];
  const answer = await page.request.post(`${site.url}/api/session/verify`, { data: { email, code } });
  expect(answer.status(), await answer.text()).toBe(200);
}
