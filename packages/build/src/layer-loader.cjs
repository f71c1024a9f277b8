/**
 * Puts a stylesheet into a cascade layer, so that no remote's rule beats the shell's order of layers, and refuses a
 * module's selectors that would reach other teams' elements. (The bundler's own `pure` mode takes a comma in a
 * declaration, as in `var(--a, b)`, for a selector.)
 */
module.exports = function layerLoader(source) {
  const { layer } = this.getOptions();
  const [leak] = leaks(source, { isModule: this.resourcePath.endsWith('.module.css'), layer });
  if (leak) throw new Error(leak);
  // A sheet that orders or imports layers itself (the kit's or the shell's front sheet) is left alone.
  if (/^\s*@layer\s/m.test(source) || /^\s*@import\s/m.test(source)) return source;
  return `@layer ${layer} {\n${source}\n}\n`;
};

/** Why a sheet would reach beyond its module, one sentence each. */
function leaks(source, { isModule, layer }) {
  const isRemote = layer === 'remote';
  if (!isModule)
    return isRemote ? ['it is a plain style sheet, for all of the page: name it .module.css'] : [];
  const outside = globalSelectors(source, isRemote).map(
    (selector) => `"${selector}" reaches elements outside this module: start from one of its classes`,
  );
  const [rule] = (isRemote && SHARED.exec(withoutWords(source))) || [];
  return rule ? [`${rule} is for all of the page: no such module is released`, ...outside] : outside;
}

/** All but what a module's sheet may have: see `packages/releases/src/style-problems.ts`. */
const SHARED = /@(?!(?:media|supports|container|scope|starting-style|keyframes|font-face|property)\b)[a-z-]+/;

const withoutWords = (source) => source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/"[^"]*"|'[^']*'/g, '""');

/** Selectors of style rules, outside other style rules, that do not start from a local class or id. */
function globalSelectors(source, isRemote = true) {
  const css = withoutWords(source);
  const found = [];
  /** Kind of each block that is open: `group` may hold rules, everything else is a rule's own business. */
  const open = [];
  for (const [, prelude, mark] of css.matchAll(/([^{};]*)([{};])/g)) {
    if (mark === '}') open.pop();
    if (mark !== '{') continue;
    const head = prelude.trim();
    const isGroup = /^@(media|supports|layer|container|scope|starting-style)\b/.test(head);
    const isTop = open.every((kind) => kind === 'group');
    if (isTop && !head.startsWith('@'))
      found.push(...head.split(/,(?![^(]*\))/).filter((selector) => isGlobal(selector, isRemote)));
    open.push(isGroup ? 'group' : 'rule');
  }
  return found.map((selector) => selector.trim());
}

/** Of a remote the first part counts: `:root:has(.card)` styles what is not its own. The shell has the whole page. */
function isGlobal(selector, isRemote) {
  if (!isRemote) return !/[.#][\w-]/.test(selector.replace(/:global\([^)]*\)/g, ''));
  const local = selector.replace(/:(global|has|not)\([^)]*\)/g, '').trim();
  return !/[.#][\w-]/.test(local.split(/[\s>+~]/)[0] ?? '');
}

module.exports.globalSelectors = globalSelectors;
module.exports.leaks = leaks;
