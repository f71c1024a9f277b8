/** `pnpm verify`: what `npm test` checks, in an installed checkout; `--changed`: what the branch's changes can break. */
import { providePrograms } from './programs.mjs';

providePrograms({ mayInstall: false });
if (process.argv.includes('--changed')) await (await import('./suite-of-changes.mjs')).verifyChanges();
else await (await import('./suite.mjs')).verify();
