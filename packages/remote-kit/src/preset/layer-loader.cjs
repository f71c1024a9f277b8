/**
 * Puts a stylesheet into a cascade layer, so that no remote's rule beats the shell's order of layers, and refuses a
 * module's selectors that would reach other teams' elements. (The bundler's own `pure` mode takes a comma in a
 * declaration, as in `var(--a, b)`, for a selector.)
 */
module.exports = function layerLoader(source) {
  const { layer } = this.getOptions();
  if (this.resourcePath.endsWith('.module.css')) {
    const [global] = globalSelectors(source);
    if (global)
      throw new Error(`"${global}" reaches elements outside this module: start from one of its classes`);
  }
  // A sheet that orders or imports layers itself (the kit's or the shell's front sheet) is left alone.
  if (/^\s*@layer\s/m.test(source) || /^\s*@import\s/m.test(source)) return source;
  return `@layer ${layer} {\n${source}\n}\n`;
};

/** Selectors of style rules, outside other style rules, that name no local class or id. */
function globalSelectors(source) {
  const css = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/"[^"]*"|'[^']*'/g, '""');
  const found = [];
  /** Kind of each block that is open: `group` may hold rules, everything else is a rule's own business. */
  const open = [];
  for (const [, prelude, mark] of css.matchAll(/([^{};]*)([{};])/g)) {
    if (mark === '}') open.pop();
    if (mark !== '{') continue;
    const head = prelude.trim();
    const isGroup = /^@(media|supports|layer|container|scope|starting-style)\b/.test(head);
    const isTop = open.every((kind) => kind === 'group');
    if (isTop && !head.startsWith('@')) found.push(...head.split(/,(?![^(]*\))/).filter(isGlobal));
    open.push(isGroup ? 'group' : 'rule');
  }
  return found.map((selector) => selector.trim());
}

const isGlobal = (selector) => !/[.#][\w-]/.test(selector.replace(/:global\([^)]*\)/g, ''));

module.exports.globalSelectors = globalSelectors;
