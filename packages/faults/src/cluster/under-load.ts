import { expect, test as base } from '@playwright/test';
import { ROW } from '../kit/fault';
import { Journeys } from './journeys';
import { Scene } from './scene';

/** How often each server is killed: `KILLS=40 pnpm test:cluster`. */
export const KILLS = Number(process.env.KILLS ?? 2);

const test = base.extend<object, { scene: Scene }>({
  scene: [
    async ({}, use) => {
      const scene = await Scene.start();
      await use(scene);
      await scene.stop();
    },
    { scope: 'worker', timeout: 420_000 },
  ],
});

/** What happens while mothers go about their day; returns how often something was killed. */
type Play = (scene: Scene, journeys: Journeys) => Promise<number>;

/** All that was acknowledged must be there once, and have been seen at once; the row of the table comes by itself. */
export function underLoad(name: string, play: Play): void {
  test(name, ({ scene }) => judged(name, scene, play));
}

export async function judged(name: string, scene: Scene, play: Play): Promise<void> {
  const journeys = new Journeys(scene.door.url);
  await journeys.acknowledges();
  journeys.ledger.gapFromNow();
  const kills = await play(scene, journeys);
  const { acknowledged, lost, doubled, unseen, longestGap, mostTries, told } = await journeys.finish();
  const row = [
    name,
    kills,
    acknowledged,
    lost.length,
    doubled.length,
    unseen.length,
    longestGap,
    mostTries,
    told,
  ];
  test.info().annotations.push({ type: ROW, description: JSON.stringify(row) });
  expect({ lost, doubled, unseen }).toEqual({ lost: [], doubled: [], unseen: [] });
  expect(scene.instances.flatMap((site) => site.unhelpful)).toEqual([]);
}
