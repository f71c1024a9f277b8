/** `pnpm pictures`: makes the README's pictures anew, from the demo and what stands in the tree. */
import { buildWhatChanged } from './build.mjs';
import { provideChromium } from './programs.mjs';
import { ownTemporaryFolder } from './temporary-folder.mjs';
import { playwright } from './test-runs.mjs';

provideChromium(true);
ownTemporaryFolder();
if (!buildWhatChanged()) process.exit(1);
process.exit((await playwright(['test', '-c', 'pictures.config.ts'])) ? 0 : 1);
