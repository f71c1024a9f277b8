import type { PlatformOverview } from '@nestwell/contracts/delivery';
import { grantAdmin } from '../kit/admin';
import { areas } from '../kit/altered-checkout';
import { registerMember } from '../kit/member';
import { expect, test } from '../kit/test';
import { currentVersion, releaseVariant, rollBack } from '../kit/variant';

/** What a version does while a page is rendered; in a browser it is as good as the one before it. */
const FAULTS = {
  throws: "throw new Error('sabotage')",
  asksForTheWindow: 'window.title',
  takesAllMemory: 'const all = []; for (;;) all.push(new Array(1e6).fill(all.length))',
  neverEnds: 'for (;;);',
};

/** Modules that rendered a page, and which version of the victim. */
const renderedReleasesOf = (html: string) =>
  (/data-ssr-releases="([^"]*)"/.exec(html)?.[1] ?? '')
    .split(' ')
    .map((owner) => (owner.startsWith('nutrition@') ? owner : owner.replace(/@.*/, '')));

// Pages are only asked for: no browser draws one.
test('a version that fails while it is rendered is left out of that alone, and that counts against it', async ({
  page,
  startSite,
}) => {
  test.setTimeout(180_000);
  // What never ends holds a core for so long: four times what a site is told to wait by default.
  const site = await startSite({ env: { LOG_LEVEL: 'warn', SSR_TIMEOUT_MS: '2000' } });
  const member = await registerMember(page, undefined, site.url);
  const home = async () => (await page.request.get(`${site.url}/`)).text();
  const good = await currentVersion(site, 'nutrition');
  const renderers = areas.map((id) => (id === 'nutrition' ? `nutrition@${good}` : id));

  for (const [version, rendering] of Object.entries(FAULTS)) {
    await releaseVariant(site, 'nutrition', { version, rendering });
    // The first page after a version that held the renderer is not rendered, but is sent.
    const shown = async () => {
      const html = await home();
      return [html.includes(`nutrition_${version}`), renderedReleasesOf(html)];
    };
    await expect.poll(shown, version).toEqual([true, renderers]);
    await rollBack(site, 'nutrition', good);
  }

  await grantAdmin(site, member.email, page);
  const overview = await page.request.get(`${site.url}/api/platform/overview`);
  const { health } = (await overview.json()) as PlatformOverview;
  for (const version of Object.keys(FAULTS)) {
    const told = health.find((each) => each.version === version);
    expect(told?.members.failures, version).toBe(1);
    expect(told?.messages[0]?.message, version).toMatch(
      /While it was rendered on the server|Its render hung, or ended its worker/,
    );
  }
});
