import { test } from '@playwright/test';
import { SmallDisk } from '../kit/small-disk';
import { Scene } from './scene';
import { judged } from './under-load';

const MEGABYTES = 400;

test('the disk of one node is full', async () => {
  const disk = await SmallDisk.mount(MEGABYTES);
  const folderOf = (name: string) => (name === 'a' ? disk.folder : undefined);
  const scene = await Scene.start({ folderOf });
  try {
    await judged('the disk of the node that is spoken with full', scene, async ({ galera }, journeys) => {
      const node = galera.node(0);
      await disk.fill();
      // It writes on into what it has; then it leaves the others, or they leave it.
      await journeys.acknowledges(150);
      await disk.makeRoom();
      if (!node.runs) await node.start();
      await node.until((status) => status.get('wsrep_local_state') === '4');
      await journeys.acknowledges();
      return 0;
    });
  } finally {
    await scene.stop();
    await disk.stop();
  }
});
