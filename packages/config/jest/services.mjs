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
export const servicesAnew = {
  ...shared,
  displayName: 'services',
  roots: [join(repository, 'services'), join(repository, 'packages')],
  testMatch: ['**/src/**/*.{spec,db-spec,http-spec}.ts'],
  testEnvironment: join(here, 'node-environment.cjs'),
  setupFilesAfterEnv: [
    join(here, 'services-setup.mjs'),
    join(repository, 'services/src/platform/testing/logger.setup.ts'),
    join(repository, 'packages/releases/src/testing/folders.setup.ts'),
  ],
  globalSetup: join(repository, 'services/src/platform/database/testing/run.setup.ts'),
  globalTeardown: join(repository, 'services/src/platform/database/testing/run.teardown.ts'),
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': ts },
  transformIgnorePatterns: ['/node_modules/(?!.*@nestwell/)'],
};

/** The same with what the files of a worker import loaded once for all of them. */
export const services = {
  ...servicesAnew,
  testEnvironment: join(here, 'kept-environment.cjs'),
  runtime: join(here, 'kept-runtime.cjs'),
  globals: { TEST_ENGINE: 'SQLite' },
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
