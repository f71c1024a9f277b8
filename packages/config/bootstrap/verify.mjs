/** `pnpm verify`: what `npm test` checks, in a checkout that is installed already. */
import { providePrograms } from './programs.mjs';
import { verify } from './suite.mjs';

providePrograms({ mayInstall: false });
await verify();
