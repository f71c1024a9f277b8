/**
 * `pnpm test:cluster [file…]`: a cluster of three databases, two instances, a proxy and a bucket on this machine, of
 * which parts fail while people use it. `KILLS=40` says how often each is killed. Needs Linux, and root.
 */
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCeph } from './ceph.mjs';
import { find, install } from './debian.mjs';
import { provideChromium } from './programs.mjs';
import { node, tool } from './run.mjs';
import { ownTemporaryFolder } from './temporary-folder.mjs';

/** Each program or file, and the Debian package that brings it. */
const NEEDED = {
  mariadbd: 'mariadb-server',
  '/usr/lib/galera/libgalera_smm.so': 'galera-4',
  rsync: 'rsync',
  lsof: 'lsof',
  haproxy: 'haproxy',
  'ceph-mon': 'ceph-mon',
  'ceph-osd': 'ceph-osd',
  radosgw: 'radosgw',
};
const missing = () =>
  Object.entries(NEEDED).flatMap(([name, debian]) =>
    (name.startsWith('/') ? existsSync(name) : find({ commands: [name] })) ? [] : [debian],
  );

if (missing().length > 0) install(...missing());
if (missing().length > 0) throw new Error(`Install first (Debian): apt-get install ${missing().join(' ')}`);

provideChromium(true);

ownTemporaryFolder();
const { env, stop } = await startCeph(mkdtempSync(join(tmpdir(), 'ceph-')));
process.on('exit', stop);
const script = tool('@playwright/test', { of: 'packages/faults', bin: 'playwright' });
const args = ['test', '--config', 'cluster.config.ts', ...process.argv.slice(2)];
const passed = await node(script, args, { cwd: 'packages/faults', env });
process.exit(passed ? 0 : 1);
