import { forbiddenImports } from './directions.mjs';
import { rules } from './rules.mjs';
import { readTree } from './tree.mjs';

/**
 * Everything below `baseDir` that breaks a rule.
 * @returns {{ modules: number, violations: { rule: string, from: string, line?: number, to: string }[] }}
 */
export function violationsIn(baseDir) {
  const tree = readTree(baseDir);
  const found = rules
    .filter(({ find }) => find)
    .flatMap(({ name, find }) => find(tree).map((found) => ({ rule: name, ...found })));
  const ofImports = rules.filter(({ find }) => !find);
  return { modules: tree.modules, violations: [...forbiddenImports(tree.imports, ofImports), ...found] };
}
