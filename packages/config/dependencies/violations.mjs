import { rules } from './rules.mjs';
import { readTree } from './tree.mjs';

/**
 * Everything below `baseDir` that breaks a rule.
 * @returns {Promise<{ modules: number, violations: { rule: string, from: string, to: string }[] }>}
 */
export async function violationsIn(baseDir) {
  const tree = await readTree(baseDir);
  const found = rules
    .filter(({ find }) => find)
    .flatMap(({ name, find }) => find(tree).map(({ from, to }) => ({ rule: name, from, to })));
  return { modules: tree.modules, violations: [...tree.violations, ...found] };
}
