import { forbiddenImports } from './directions.mjs';
import { rules } from './rules.mjs';
import { readTree } from './tree.mjs';

/**
 * Everything below `baseDir` that breaks a rule.
 * @returns {{ modules: number, violations: { rule: string, from: string, to: string }[] }}
 */
export function violationsIn(baseDir) {
  const tree = readTree(baseDir);
  const found = rules
    .filter(({ find }) => find)
    .flatMap(({ name, find }) => find(tree).map(({ from, to }) => ({ rule: name, from, to })));
  const ofImports = rules.filter(({ find }) => !find);
  return { modules: tree.modules, violations: [...forbiddenImports(tree.imports, ofImports), ...found] };
}
