import type { Page } from '@playwright/test';
import { ownersIn } from '@nestwell/contracts/delivery';
import type { Site } from '../kit/site';
import { expect } from '../kit/test';
import { currentRegistry } from '../kit/variant';
import { damaged, lost } from './faults/on-the-way';
import { PageTime } from './page-time';
import { comesTogether, isMarkedOnHome, shown, SOON } from './victim';

const isTogether = ({ pathname }: URL) => ownersIn(pathname).length > 0;

/** Whatever happens on its way to the file that brings the entries of Home, each comes by itself then. */
export async function entriesComeApart(page: Page, site: Site): Promise<void> {
  const { remotes } = await currentRegistry(site);
  const onHome = Object.entries(remotes).filter(([, release]) => isMarkedOnHome(release));
  for (const [id, { version }] of onHome) await comesTogether(page, site, `${id}@${version}`);
  const time = await PageTime.of(page, (url) => isTogether(new URL(url)));
  for (const { files, answer, name } of [...lost, ...damaged]) {
    if (!files?.test('/r/_together/of-home.js') || !answer) continue;
    const asked = time.asked.length;
    await page.route(isTogether, (route) => answer(route).catch(() => undefined));
    await page.goto(`${site.url}/`, { waitUntil: 'commit' });
    await time.fliesUntil(expect(page.getByRole('heading', { level: 1 })).toBeVisible(SOON));
    for (const [id, { version }] of onHome) {
      await time.fliesUntil(expect(shown(page, id, version), `${id}: ${name}`).toBeAttached(SOON));
      const isOwn = (path: string) => path.startsWith(`/r/${id}/${version}/remoteEntry.`);
      await time.fliesUntil(expect.poll(() => time.asked.slice(asked).some(isOwn), SOON).toBe(true));
    }
    await page.unroute(isTogether);
  }
}
