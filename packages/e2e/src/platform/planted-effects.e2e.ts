import { registerMember } from '../kit/member';
import { expect, test } from '../kit/test';
import { releaseVariant } from '../kit/variant';
import { effectsOf } from './effects/effects-of';
import { planted } from './effects/planted';
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
