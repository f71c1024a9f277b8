import { browser, pure } from '@nestwell/config/jest/browser';
import { services, servicesOnMariadb } from '@nestwell/config/jest/services';

/** Modules of earlier files stay in a worker's memory. */
const workerIdleMemoryLimit = '800MB';

// The services' tests are ES modules: `nodeOptions` in pnpm-workspace.yaml lets pnpm start Node ready for them.
export default {
  projects: [browser, pure, services, servicesOnMariadb],
  testTimeout: 20_000,
  workerIdleMemoryLimit,
};
