import { expect } from '@playwright/test';
import { KILLS, underLoad } from './under-load';

underLoad('kill −9 of an instance', async (scene, journeys) => {
  for (let kill = 0; kill < KILLS; kill += 1) {
    await scene.instance(kill).killAndRestart();
    await scene.door.leadsToAll();
    await journeys.acknowledges();
  }
  return KILLS;
});

underLoad('each instance restarted in turn', async (scene, journeys) => {
  for (const site of scene.instances) {
    await site.end();
    await site.run();
    await journeys.acknowledges();
  }
  // Nobody noticed.
  expect(journeys.ledger.told).toBe('none');
  return 0;
});
