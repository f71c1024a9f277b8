import { registerMember } from '../kit/member';
import { expect, test } from '../kit/test';
import { currentVersion, releaseVariant, rollBack } from '../kit/variant';
import { effectsOf } from './effects/effects-of';
import { planted } from './effects/planted';
import { faults } from './faults';
import { noticed, pageOf } from './victim';

const id = process.env.VICTIM ?? 'nutrition';

test(`what ${id} does to the page around it is named, with the line of its script`, async ({
  page,
  startSite,
}) => {
  const site = await startSite();
  await registerMember(page, undefined, site.url);
  // One in a line of its own may fail without the others.
  const script = planted.map((one) => `try { ${one.script} } catch (error) { console.error(error); }`);
  await releaseVariant(site, id, { version: 'planted', after: script.join('\n') });
  await noticed(site);

  const found = await effectsOf(page, id, [pageOf(id)], site.url);

  const missed = planted.filter(({ says }) => !found.some((one) => says.test(one)));
  expect(
    missed.map((one) => one.script),
    found.join('\n'),
  ).toEqual([]);
  const lines = found.filter((one) => one.includes(': it ')).map((one) => one.split(': it ')[0]);
  expect(lines.filter((line) => !/^remoteEntry\.\w+\.js(\?attempt=\d)?:\d+$/.test(line ?? ''))).toEqual([]);
});

const refused = Object.values(faults)
  .flat()
  .filter(({ stoppedBy }) => stoppedBy === 'check');

test(`each way of breaking the page around ${id} that a browser cannot undo is refused before it is released`, async ({
  page,
  context,
  startSite,
}) => {
  test.setTimeout(300_000);
  const site = await startSite();
  await registerMember(page, undefined, site.url);
  const good = await currentVersion(site, id);
  for (const [place, { name, change }] of refused.entries()) {
    await releaseVariant(site, id, { version: `refused${place}`, ...change });
    await noticed(site);
    const measured = await context.newPage();
    // What one of them made this browser pass over is another's.
    await measured.goto(`${site.url}/healthz`);
    await measured.evaluate(() => localStorage.removeItem('watch.held'));

    const found = await effectsOf(measured, id, [pageOf(id)], site.url);

    console.log(`${name}: ${found.slice(0, 4).join('; ').slice(0, 300)}`);
    expect.soft(found, name).not.toEqual([]);
    await measured.close();
    await rollBack(site, id, good);
  }
});
