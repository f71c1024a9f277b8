import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const here = dirname(fileURLToPath(import.meta.url));
const repository = join(here, '../../..');

const swc = {
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
    keepClassNames: true,
  },
  module: { type: 'es6' },
};

/** The services app, as ES modules in Node: `*.spec.ts`, `*.db-spec.ts` (both engines), `*.http-spec.ts`. */
export const services = {
  displayName: 'services',
  rootDir: repository,
  roots: [join(repository, 'services'), join(repository, 'packages')],
  testMatch: ['**/src/**/*.{spec,db-spec,http-spec}.ts'],
  testEnvironment: 'node',
  setupFilesAfterEnv: [join(here, 'services-setup.mjs')],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': [require.resolve('@swc/jest'), swc] },
  transformIgnorePatterns: ['/node_modules/(?!.*@nestwell/)'],
  clearMocks: true,
  restoreMocks: true,
};
