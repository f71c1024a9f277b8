import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { APPS, PACKAGES } from '../repository.mjs';
import { rules } from './rules.mjs';

/**
 * Follows every import below `baseDir`, types included, and applies the rules on single imports.
 * @returns {Promise<{
 *   modules: number,
 *   imports: { from: string, to: string, specifier: string }[],
 *   violations: { rule: string, from: string, to: string }[],
 * }>}
 */
export async function followImports(baseDir) {
  const folders = [...APPS, ...PACKAGES].filter((folder) => existsSync(join(baseDir, folder)));
  const { output } = await cruise(
    folders,
    {
      baseDir,
      validate: true,
      ruleSet: {
        forbidden: rules.filter(({ find }) => !find).map((rule) => ({ severity: 'error', ...rule })),
      },
      tsPreCompilationDeps: true,
      exclude: { path: ['(^|/)dist/', String.raw`\.css(\.d\.ts)?$`, '^node:'] },
      doNotFollow: { path: 'node_modules' },
      skipAnalysisNotInRules: true,
    },
    {
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.d.ts'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  );
  const own = output.modules.filter(({ source }) => !source.includes('node_modules'));
  return {
    modules: own.length,
    imports: own.flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved, module }) => ({ from: source, to: resolved, specifier: module })),
    ),
    violations: output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  };
}
