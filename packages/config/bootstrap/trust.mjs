/** Writes the tables of `docs/trust.md` anew: the guards from their list, the access matrix from the contracts, which it proves. */
import { node, tool } from './run.mjs';

const isTold = await node('packages/config/checks/trust.mjs', ['--write']);
const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
const args = ['--runInBand', '--selectProjects', 'services', '--', 'services/src/access-matrix.http-spec.ts'];
const holds = await node(tool('jest'), args, { flags, env: { WRITE_TRUST: '1' } });
process.exit(isTold && holds ? 0 : 1);
