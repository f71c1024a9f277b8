import { isBuiltin } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { ResolverFactory } from 'oxc-resolver';

/** Styles have rules of their own, and what was built is nobody's to read. */
const PASSED_OVER = /(^|\/)dist\/|\.css(\.d\.ts)?$/;

/**
 * Every import of these files, types included, with where it leads; what leads nowhere keeps the name it was asked by.
 * @returns {{ from: string, to: string, specifier: string, isGone: boolean }[]}
 */
export function followImports(baseDir, sources) {
  const resolver = new ResolverFactory({
    extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.d.ts'],
    conditionNames: ['import', 'require', 'node', 'default', 'types'],
    mainFields: ['module', 'main', 'types', 'typings'],
  });
  const follow = (from, specifier) => {
    if (isBuiltin(specifier)) return { from, to: specifier.replace(/^node:/, ''), specifier, isGone: false };
    const { path } = resolver.sync(dirname(join(baseDir, from)), specifier);
    const to = path ? relative(baseDir, path) : specifier;
    return { from, to, specifier, isGone: path === undefined };
  };
  return sources
    .flatMap(({ path, specifiers }) => specifiers.map((name) => follow(path, name)))
    .filter(({ to }) => !PASSED_OVER.test(to));
}
