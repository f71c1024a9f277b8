import { expect, test } from '@playwright/test';
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
      await expect.poll(() => journeys.ledger.told, { timeout: 30_000 }).not.toBe('none');
      // As an operator does whom the alert tells of it: the proxy leads to another node.
      await node.ask('SET GLOBAL wsrep_desync = ON');
      await journeys.acknowledges(150);
      await disk.makeRoom();
      // What it could not keep put it out of step: it is started anew, as an operator would, and catches up.
      await node.kill();
      await node.start();
      await journeys.acknowledges();
      return 0;
    });
  } finally {
    await scene.stop();
    await disk.stop();
  }
});
