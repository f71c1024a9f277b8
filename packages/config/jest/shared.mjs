import { createRequire } from 'node:module';
import { join } from 'node:path';
import { repository } from '../repository.mjs';

const require = createRequire(import.meta.url);

/** What both sides' suites have in common. */
export const shared = {
  rootDir: repository,
  // Not in the machine's temporary folder, where every checkout would leave one.
  cacheDirectory: join(repository, '.build/jest'),
  clearMocks: true,
  restoreMocks: true,
};

/** The transformer of TypeScript with what one side adds to the parser and to the compiler. */
export function typescript({ module, parser, ...compiler }) {
  const jsc = { target: 'es2023', parser: { syntax: 'typescript', ...parser }, ...compiler };
  return [require.resolve('@swc/jest'), { jsc, module: { type: module } }];
}
