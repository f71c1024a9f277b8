/** `pnpm e2e [path…]`: some browser tests against the built site, with Playwright's own words after the path. */
import { playwright } from './test-runs.mjs';

process.exit((await playwright(['test', ...process.argv.slice(2)])) ? 0 : 1);
