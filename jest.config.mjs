import { browser, pure } from '@nestwell/config/jest/browser';
import { services, servicesOnMariadb } from '@nestwell/config/jest/services';

/**
 * Of the machine's memory, for each worker. Modules of earlier files stay there, and a fresh worker loads and warms them
 * anew: a limit near what they take (some 400 MB, and as much that waits to be collected) restarts each every 45 files.
 */
const workerIdleMemoryLimit = '10%';

// The services' tests are ES modules: `nodeOptions` in pnpm-workspace.yaml lets pnpm start Node ready for them.
export default {
  projects: [browser, pure, services, servicesOnMariadb],
  testTimeout: 20_000,
  workerIdleMemoryLimit,
};
