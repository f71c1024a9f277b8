/** Writes the access matrix of `docs/trust.md` anew, from the contracts, and proves it. */
import { node, tool } from './run.mjs';

const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
const args = ['--runInBand', 'services/src/access-matrix.http-spec.ts'];
const holds = await node(tool('jest'), args, { flags, env: { WRITE_TRUST: '1' } });
process.exit(holds ? 0 : 1);
