import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { KILLS, underLoad } from './under-load';

underLoad('kill −9 of the node that is spoken with', async ({ galera }, journeys) => {
  for (let kill = 0; kill < KILLS; kill += 1) {
    const node = await galera.inUse();
    await node.kill();
    await journeys.acknowledges();
    await node.start();
  }
  return KILLS;
});

underLoad('that node frozen for eight seconds', async ({ galera }, journeys) => {
  const node = await galera.inUse();
  node.freeze();
  await journeys.acknowledges();
  await wait(8000);
  node.thaw();
  await node.until((status) => status.get('wsrep_local_state') === '4');
  await journeys.acknowledges();
  return 0;
});

underLoad('that node cut off from the others', async ({ galera }, journeys) => {
  const node = await galera.inUse();
  await node.isolate(true);
  await journeys.acknowledges();
  await node.until((status) => status.get('wsrep_cluster_status') !== 'Primary');
  await node.isolate(false);
  await node.until((status) => status.get('wsrep_local_state') === '4');
  await journeys.acknowledges();
  return 0;
});

underLoad('all nodes dead at once', async ({ galera, instances }, journeys) => {
  await Promise.all(galera.nodes.map((node) => node.kill()));
  // Not ready, but alive: nothing restarts it for what is not its fault.
  const [site] = instances;
  await expect.poll(async () => (await fetch(`${site?.url}/readyz`)).status).toBe(503);
  expect((await fetch(`${site?.url}/healthz`)).status).toBe(200);
  await galera.comeBack();
  await journeys.acknowledges();
  return galera.nodes.length;
});
