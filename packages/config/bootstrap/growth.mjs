/**
 * `pnpm bench:growth`: what the calls made most and every job read among 10,000, 100,000 and 1,000,000 users, in a
 * MariaDB of its own. `USERS=10000,100000` chooses how many. Fails where more users mean more rows for one of them.
 */
import { mkdirSync, readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repository } from '../repository.mjs';
import { node, tool } from './run.mjs';
import { ownTemporaryFolder } from './temporary-folder.mjs';

/** Rows, their indices and the log behind them. */
const BYTES_PER_USER = 16_000;
const GIGABYTE = 1e9;

const sizes = (process.env.USERS ?? '10000,100000,1000000').split(',').map(Number);
if (sizes.some((size, n) => !(size > (sizes[n - 1] ?? 0))))
  throw new Error('USERS: numbers, each above the one before, such as 10000,100000');
const needed = sizes.at(-1) * BYTES_PER_USER + GIGABYTE;
const { bavail, bsize } = statfsSync(tmpdir());
const inGigabytes = (bytes) => `${(bytes / GIGABYTE).toFixed(1)} GB`;
console.log(
  `Needs ${inGigabytes(needed)} below ${tmpdir()} (free: ${inGigabytes(bavail * bsize)}) and about ${Math.ceil(sizes.at(-1) / 40_000)} minutes.`,
);
if (bavail * bsize < needed) throw new Error('Not enough room: choose fewer USERS, or another TMPDIR');

ownTemporaryFolder();
const folder = join(repository, 'dist/bench');
mkdirSync(folder, { recursive: true });
const figures = join(folder, 'growth.json');
const args = ['--runInBand', '--selectProjects', 'services', '--', 'services/src/growth/growth.http-spec.ts'];
const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
const env = { USERS: sizes.join(), FIGURES: figures, LOG_LEVEL: 'silent' };
const passed = await node(tool('jest'), args, { flags, env });

const measured = JSON.parse(readFileSync(figures, 'utf8'));
const cells = ({ rows, p50, p95 } = {}) => [rows ?? '–', p50?.toFixed(1) ?? '–', p95?.toFixed(1) ?? '–'];
const head = measured.flatMap(({ users }) => [`Rows at ${users}`, 'p50 ms', 'p95 ms']);
console.log(`| What | Way | ${head.join(' | ')} |\n|${'---|'.repeat(head.length + 2)}`);
for (const [name, { work, plan }] of Object.entries(measured.at(-1).looks))
  console.log(`| ${[work, plan, ...measured.flatMap(({ looks }) => cells(looks[name]))].join(' | ')} |`);
console.log(`\nWith their statements: ${figures}`);
process.exit(passed ? 0 : 1);
