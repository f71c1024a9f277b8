import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { headless } from '@nestwell/e2e/browser';
import { currentRegistry, currentVersion, releaseVariant, rollBack } from '@nestwell/e2e/variant';
import { expect, test } from '@playwright/test';
import { newBucket } from './bucket';
import { Scene } from './scene';
import { judged } from './under-load';
import { Visits } from './visits';
import { Walk } from './walk';

test.use({ browserName: 'chromium', launchOptions: headless, serviceWorkers: 'block' });

/** It has parts on Home and pages of its own. */
const MODULE = 'nutrition';
const ROUNDS = Number(process.env.RELEASES ?? 2);

test('a module released and rolled back through the bucket', async ({ page }) => {
  const bucket = await newBucket();
  const folder = mkdtempSync(join(tmpdir(), 'nestwell-team-'));
  const scene = await Scene.start({ env: bucket.env });
  // A team's machine: what it puts there reaches the instances by the bucket alone.
  const team = { folder, settings: bucket.env };
  const everywhere = async () => {
    const { rev } = await currentRegistry(team);
    for (const { url } of scene.instances) {
      const known = async () =>
        (await (await fetch(`${url}/api/platform/registry?known=${rev}`)).json()) as unknown;
      await expect.poll(known, { timeout: 60_000 }).toEqual({ rev });
    }
  };
  try {
    const first = await currentVersion(team, MODULE);
    const visits = new Visits(scene.door.url, MODULE);
    const walk = await Walk.begin(page, scene.door.url, MODULE);
    const sees = async (version: string) => {
      await everywhere();
      const before = visits.shown.get(version) ?? 0;
      await expect
        .poll(() => (visits.shown.get(version) ?? 0) - before, { timeout: 60_000 })
        .toBeGreaterThan(9);
      walk.seen.clear();
      await expect.poll(() => [...walk.seen], { timeout: 120_000 }).toContain(`${MODULE}@${version}`);
    };
    await judged(`a module released and rolled back, ${ROUNDS} times`, scene, async (_, journeys) => {
      await sees(first);
      for (let round = 1; round <= ROUNDS; round += 1) {
        await releaseVariant(team, MODULE, { version: `next${round}` });
        await sees(`next${round}`);
        await rollBack(team, MODULE);
        await sees(first);
        await journeys.acknowledges();
      }
      await visits.finish();
      await walk.finish();
      console.log(`Pages of each version: ${visits.told}`);
      // Nobody noticed.
      expect({ failed: visits.failed, mixed: visits.mixed }).toEqual({ failed: [], mixed: [] });
      expect({ failed: walk.failed, mixed: walk.mixed }).toEqual({ failed: [], mixed: [] });
      expect(journeys.ledger.told).toBe('none');
      return 0;
    });
  } finally {
    await scene.stop();
    await bucket.line.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
