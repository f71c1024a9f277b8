import { inCycles } from './cycles.mjs';

/**
 * The imports that rules with `from` and `to` forbid: patterns of paths, of which `$1` in `to` is the first group of
 * `from`. `circular` asks besides that the import leads back, and `couldNotResolve` that it leads nowhere.
 */
export function forbiddenImports(imports, rules) {
  const leadsBack = inCycles(imports);
  const isMeant = (to, one) => (!to.couldNotResolve || one.isGone) && (!to.circular || leadsBack(one));
  return rules.flatMap(({ name, from, to }) =>
    imports
      .filter((one) => {
        const groups = found(from, one.from);
        return groups && isMeant(to, one) && found(to, one.to, groups);
      })
      .map((one) => ({ rule: name, from: one.from, to: one.to })),
  );
}

/** What the pattern finds in a path, unless it is one of those left out. */
function found({ path = '', pathNot }, tried, groups = []) {
  const isLeftOut = pathNot !== undefined && pattern(pathNot, groups).test(tried);
  return isLeftOut ? null : pattern(path, groups).exec(tried);
}

const patterns = new Map();

function pattern(texts, groups) {
  const text = [texts]
    .flat()
    .join('|')
    .replaceAll(/\$(\d)/g, (_, group) => groups[group]);
  return patterns.get(text) ?? patterns.set(text, new RegExp(text)).get(text);
}
