/** `pnpm test:bucket`: the tests of releases against Ceph, a service that speaks S3, on this machine. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCeph } from './ceph.mjs';
import { find, install } from './debian.mjs';
import { node, tool } from './run.mjs';
import { ownTemporaryFolder } from './temporary-folder.mjs';

const PACKAGES = ['ceph-mon', 'ceph-osd', 'radosgw'];

const isThere = () => PACKAGES.every((name) => find({ commands: [name] }));
if (!isThere()) install(...PACKAGES);
if (!isThere()) throw new Error(`Install Ceph first (Debian: apt-get install ${PACKAGES.join(' ')}).`);

ownTemporaryFolder();
const { env, stop } = await startCeph(mkdtempSync(join(tmpdir(), 'ceph-')));
process.on('exit', stop);
const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
const passed = await node(tool('jest'), ['--runInBand', 'packages/releases'], { env, flags });
process.exit(passed ? 0 : 1);
