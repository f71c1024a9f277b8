import { expect } from '@playwright/test';
import { fault } from './kit/fault';
import { SmallDisk } from './kit/small-disk';

fault('a full disk, with an end and a new start on it', async (stage) => {
  const disk = await stage.keep(SmallDisk.mount(64));
  const site = await stage.site({ DATA_DIR: disk.folder });
  const load = await stage.writing(site);
  await disk.fill();
  await load.refuses('storage_full');

  expect(await stage.read(site)).toBe(200);
  await expect.poll(() => stage.readiness(site)).toBe('storage_full');
  expect(await site.end()).toBeLessThan(8000);
  await disk.makeRoom();
  await site.run();
  await load.acknowledges();

  load.refusals.clear();
  await disk.fill();
  await load.refuses('storage_full');
  await disk.makeRoom();
  await load.acknowledges();
  await expect.poll(() => stage.readiness(site)).toBe('ready');
});
