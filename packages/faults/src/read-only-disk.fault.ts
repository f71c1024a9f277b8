import { execFileSync } from 'node:child_process';
import { expect } from '@playwright/test';
import { fault } from './kit/fault';
import { SmallDisk } from './kit/small-disk';

/** The longest file a running process may write, from now on: 0 makes every write to the disk fail. */
const limitFiles = (pid: number, bytes: '0' | 'unlimited') =>
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`]);

fault('a disk that refuses, and one that is read-only at the start', async (stage) => {
  const disk = await stage.keep(SmallDisk.mount(64));
  const site = await stage.site({ DATA_DIR: disk.folder });
  const load = await stage.writing(site);
  limitFiles(site.pid, '0');
  await load.refuses('read_only');

  expect(await stage.read(site)).toBe(200);
  await expect.poll(() => stage.readiness(site)).toBe('read_only');
  limitFiles(site.pid, 'unlimited');
  await load.acknowledges();
  await expect.poll(() => stage.readiness(site)).toBe('ready');

  await site.end();
  disk.remount('ro');
  await expect(site.run()).rejects.toThrow('Nestwell could not start');
  disk.remount('rw');
  await site.run();
  await load.acknowledges();
});
