import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { areas } from '../kit/altered-checkout';
import { expect, test } from '../kit/test';
import { rollBack } from '../kit/variant';
import {
  cardsLeadBack,
  endsWithRollback,
  fallsBack,
  isToldRightly,
  keepsHerWords,
  nextReleaseMends,
} from './broken-visit';
import { faults, named } from './faults';
import { together } from './faults/together';
import { sabotaged, type Sabotage } from './sabotaged';

interface Visiting {
  /** Tells its versions from those of other visits. */
  place: string;
  /** Whether the site's worker stands between the page and the network. */
  worker?: boolean;
}

function breaks(name: string, sabotages: readonly Sabotage[], visiting: Visiting) {
  test(name, async ({ page, site }) => {
    const visit = await sabotaged(page, site, sabotages, visiting);
    if (visit.parts.some(({ fault }) => fault.untilRollback)) {
      await endsWithRollback(visit);
      return keepsHerWords(visit);
    }
    await fallsBack(visit);
    await nextReleaseMends(visit);
    await cardsLeadBack(visit);
    await isToldRightly(visit);
    await keepsHerWords(visit);
    for (const { id, good } of visit.parts) await rollBack(site, id, good);
  });
}

/** `VICTIM` alone in every way, one after the other, as one module is checked; `LONG=1` each module so. */
const victims = process.env.LONG ? areas : [process.env.VICTIM ?? []].flat();

for (const id of victims) {
  for (const [kind, ways] of Object.entries(faults)) {
    test.describe(`${id} broken ${kind}`, () => {
      test.describe.configure({ mode: 'default', timeout: 120_000 });
      test.use({ serviceWorkers: 'block' });
      for (const { name } of ways) breaks(name, [{ id, ...named(name) }], { place: `${named(name).place}` });
    });
  }
}

if (victims.length === 0) {
  test.describe('modules broken at once, each in its own way', () => {
    test.describe.configure({ timeout: 120_000 });
    test.use({ serviceWorkers: 'block' });
    for (const [index, ways] of together.entries()) {
      const sabotages = Object.entries(ways).map(([id, name]) => ({ id, ...named(name) }));
      breaks(Object.values(ways).join(', '), sabotages, { place: `t${index}` });
    }
    test('every way is among them', () => {
      const met = together.flatMap((ways) => Object.values(ways));
      const all = Object.values(faults).flatMap((ways) => ways.map(({ name }) => name));
      expect(met.sort()).toEqual(all.sort());
    });
    test('every way is among those of which docs/platform.md says what stops it', async () => {
      const text = await readFile(
        join(fileURLToPath(import.meta.url), '../../../../../docs/platform.md'),
        'utf8',
      );
      const rows = Object.values(faults).flatMap((ways) =>
        ways.map(({ name, stoppedBy }) => `| ${name} | ${stoppedBy}: `),
      );
      expect(rows.filter((row) => !text.includes(row))).toEqual([]);
    });
  });
}

/** What passes a worker no test can break on its way: these are broken versions, one of them in every run. */
const ofTheRelease = Object.values(faults)
  .flat()
  .filter(
    ({ files, meanwhile, measured, untilRollback }) => !files && !meanwhile && !measured && !untilRollback,
  );

for (const id of victims.length > 0 ? victims : ['nutrition']) {
  test.describe(`${id} broken as it was released, with the worker`, () => {
    test.describe.configure({ mode: 'default', timeout: 120_000 });
    test.use({ serviceWorkers: 'allow' });
    for (const { name } of process.env.LONG ? ofTheRelease : ofTheRelease.slice(0, 1))
      breaks(name, [{ id, ...named(name) }], { place: `w${named(name).place}`, worker: true });
  });
}
