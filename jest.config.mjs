import { browser } from '@nestwell/config/jest/browser';
import { services } from '@nestwell/config/jest/services';

// The services' tests are ES modules: `nodeOptions` in pnpm-workspace.yaml lets pnpm start Node ready for them.
export default { projects: [browser, services], testTimeout: 20_000 };
