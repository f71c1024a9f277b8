import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { repository } from '../repository.mjs';
import { onMariadbToo } from './engines.mjs';
import { shared, typescript } from './shared.mjs';

const here = dirname(fileURLToPath(import.meta.url));

const ts = typescript({
  module: 'es6',
  parser: { decorators: true },
  transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
  keepClassNames: true,
});

/** The services app, as ES modules in Node: `*.spec.ts`, `*.db-spec.ts` (both engines), `*.http-spec.ts`. */
export const services = {
  ...shared,
  displayName: 'services',
  roots: [join(repository, 'services'), join(repository, 'packages')],
  testMatch: ['**/src/**/*.{spec,db-spec,http-spec}.ts'],
  testEnvironment: 'node',
  setupFilesAfterEnv: [join(here, 'services-setup.mjs')],
  globalSetup: join(repository, 'services/src/platform/database/testing/run.setup.ts'),
  globalTeardown: join(repository, 'services/src/platform/database/testing/run.teardown.ts'),
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': ts },
  transformIgnorePatterns: ['/node_modules/(?!.*@nestwell/)'],
};

/** Attacks, once more on the other engine. */
export const servicesOnMariadb = {
  ...services,
  displayName: 'services on MariaDB',
  testMatch: onMariadbToo.map((path) => join(repository, path)),
  setupFilesAfterEnv: [
    ...services.setupFilesAfterEnv,
    join(repository, 'services/src/platform/database/testing/mariadb.setup.ts'),
  ],
  globals: { TEST_ENGINE: 'MariaDB' },
};
